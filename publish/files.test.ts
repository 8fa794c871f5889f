import { expect, test } from 'vitest';
import { filesIn, isCompressible, shortHash, typeOf, urlOf } from './files.ts';

test.each([
  ['index.html', '/'],
  ['locations/jvc.html', '/locations/jvc'],
  ['api/services.json', '/api/services'],
  ['ar/api/services.json', '/ar/api/services'],
  ['_astro/a.js', '/_astro/a.js'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
])('%s answers %s', (file, url) => expect(urlOf(file)).toBe(url));

test('a file has its type, and is worth compressing or not', () => {
  expect([typeOf('a.html'), typeOf('a.strange')]).toEqual([
    'text/html; charset=utf-8',
    'application/octet-stream',
  ]);
  expect([isCompressible('a.svg'), isCompressible('a.avif')]).toEqual([true, false]);
  expect(shortHash('a')).toHaveLength(16);
});

test('files of a folder are named from it, with a slash at its end or not', async () => {
  const [folder, slashed] = [import.meta.dirname, `${import.meta.dirname}/`];
  expect(await filesIn(folder)).toContain('html/read.ts');
  expect(await filesIn(slashed)).toEqual(await filesIn(folder));
});
