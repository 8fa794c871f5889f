import { expect, test } from 'vitest';
import { markOf } from '../../../domain/marks.ts';
import { editPage } from './edit-page.ts';

const fields = [
  'en/home.yaml:hero.title',
  'facts/branches.yaml:jvc.name',
  'facts/photos.yaml:branch-jvc.photo',
];
const [title, name, photo] = fields.map((_, index) => markOf(index));
const edited = (body: string) => {
  const { html, shown } = editPage(`<!doctype html><html><head></head><body>${body}</body></html>`, fields);
  return { body: /<body>(.*)<\/body>/s.exec(html)?.[1], shown };
};

test('names the fields of an element, the outermost text before its facts', () => {
  const { body, shown } = edited(`<h1>Cuts at JVC${name}, daily${title}</h1>`);
  expect(body).toBe(`<h1 data-edit="${fields[0]} ${fields[1]}">Cuts at JVC, daily</h1>`);
  expect(shown).toEqual([fields[0], fields[1]]);
});

test('names the fields of texts in attributes, and of a drawing', () => {
  expect(edited(`<img alt="JVC${name}">`).body).toBe(`<img alt="JVC" data-edit="${fields[1]}">`);
  expect(edited(`<svg><g><text>AF${photo}</text></g></svg>`).body).toBe(
    `<svg data-edit="${fields[2]}"><g><text>AF</text></g></svg>`,
  );
});
