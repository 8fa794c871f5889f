import { expect, it } from 'vitest';
import { fieldOf } from '../../domain/field-path.ts';
import { recordOf } from './record.ts';

/** The kind and id of a field's record, and where it is edited. */
const recordAt = (id: string) => {
  const { file, path } = fieldOf(id);
  const { kind, id: record, parts } = recordOf(file, path);
  return [`${kind} ${record}`.trim(), ...parts.map((part) => `${part.file}:${part.at.join('.')}`)];
};

it.each([
  ['ar/services.yaml:items.haircut.name', 'service haircut'],
  ['facts/services.yaml:haircut.price', 'service haircut'],
])('finds the names and facts of a service by %s', (id, kind) => {
  expect(recordAt(id)).toEqual([kind, 'services.yaml:items.haircut', 'facts/services.yaml:haircut']);
});

it('finds barbers, branches, photos and the texts of articles', () => {
  expect(recordAt('facts/team.yaml:tariq-khan.years')).toEqual([
    'barber tariq-khan',
    'facts/team.yaml:tariq-khan',
  ]);
  expect(recordAt('en/branches.yaml:items.jvc.area')[0]).toBe('branch jvc');
  expect(recordAt('facts/branches.yaml:jvc.phone')[0]).toBe('branch jvc');
  expect(recordAt('facts/photos.yaml:branch-jvc.photo')).toEqual(['photo branch-jvc']);
  expect(recordAt('ar/branches.yaml:gallery.photos.branch-jvc')).toEqual(['photo branch-jvc']);
  expect(recordAt('en/articles/beard-oil.mdx:body')).toEqual(['text', 'articles/beard-oil.mdx:text']);
});

it('joins the price on a page with its description', () => {
  const price = recordAt('facts/page-prices.yaml:jvc.kids-haircuts.price');
  expect(price[0]).toBe('price kids-haircuts');
  expect(price).toContain('branch-pages.yaml:items.jvc.prices.items.kids-haircuts');
  expect(recordAt('ar/branch-pages.yaml:items.jvc.prices.items.kids-haircuts.name')).toEqual(price);
  expect(recordAt('en/beard-trim.yaml:services.items.trim-shape.name').at(-1)).toBe(
    'facts/page-prices.yaml:beard-trim.trim-shape',
  );
});

it('edits an entry with its whole list, and any other text alone', () => {
  expect(recordAt('en/home.yaml:faq.items.2.question')).toEqual(['text', 'home.yaml:faq.items']);
  expect(recordAt('en/home.yaml:hero.title')).toEqual(['text', 'home.yaml:hero.title']);
  expect(recordAt('en/branch-pages.yaml:items.jvc.prices.title')[0]).toBe('text');
});
