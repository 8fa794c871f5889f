import { expect, test } from 'vitest';
import { checkFolder } from '../edition/from-folder.ts';
import { refusalOf } from './source.ts';

const { content } = await checkFolder('content', '2026-11-27');

test.each([
  ['/barber/ayman-farouk could not be rendered (500)', 'facts/team.yaml ayman-farouk'],
  ['/ar/press-kit holds <p style="x">, which its policy forbids', 'ar/press-kit.yaml '],
  ['/blog/grooming-tips-dubai has two records', 'en/articles/grooming-tips-dubai.mdx '],
  ['/ could not be rendered (500)', 'en/home.yaml '],
  ['/privacy has two records', 'en/legal.yaml privacy'],
  [
    `/jvc shows {day}, which has no value here, in: ${content?.languages.en?.words['press-kit'].downloads.dated}`,
    'en/press-kit.yaml downloads.dated',
  ],
  ['jvc.html: <a> leads to /lost, which does not exist', 'facts/branches.yaml jvc'],
])('attributes an error to a field, record or file: %s', (message, place) => {
  if (!content) throw new Error('The content has mistakes');
  const places = refusalOf(new AggregateError([new Error(message)]), content).mistakes;
  expect(places.map(({ file, path = [] }) => `${file} ${path.join('.')}`)).toEqual([place]);
});
