import { expect, test } from 'vitest';
import { checkFolder } from '../../../edition/from-folder.ts';
import { PageError } from '../../../release/page-error.ts';
import { refusalOf } from './source.ts';

const { content } = await checkFolder('content', '2026-11-27');

const undated = content?.languages.en?.words['press-kit'].downloads.dated ?? '';

test.each([
  ['/barber/ayman-farouk', '', 'facts/team.yaml ayman-farouk'],
  ['/ar/press-kit', '', 'ar/press-kit.yaml '],
  ['/blog/grooming-tips-dubai', '', 'en/articles/grooming-tips-dubai.mdx '],
  ['/', '', 'en/home.yaml '],
  ['/ar', '', 'ar/home.yaml '],
  ['/privacy', '', 'en/legal.yaml privacy'],
  ['/jvc', undated, 'en/press-kit.yaml downloads.dated'],
  ['jvc.html', '/lost', 'facts/branches.yaml jvc'],
])('attributes an error on %s in “%s” to a field, record or file', (path, quote, place) => {
  if (!content) throw new Error('The content has mistakes');
  const error = new AggregateError([new PageError('is wrong', { path, quote })]);
  const places = refusalOf(error, content).mistakes;
  expect(places.map((one) => `${one.file} ${(one.path ?? []).join('.')}`)).toEqual([place]);
});
