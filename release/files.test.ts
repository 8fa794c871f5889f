import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { openCache } from './cache.ts';
import { addFile, fileOf, QUICK, urlOf } from './files.ts';

test.each([
  ['index.html', '/'],
  ['locations/jvc.html', '/locations/jvc'],
  ['api/services.json', '/api/services'],
  ['ar/api/services.json', '/ar/api/services'],
  ['_astro/a.js', '/_astro/a.js'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
])('%s answers %s', (file, url) => expect(urlOf(file)).toBe(url));

test.each([
  ['/', 'index.html'],
  ['/ar', 'ar.html'],
  ['/blog/rss.xml', 'blog/rss.xml'],
])('%s is rendered into %s', (path, file) => expect(fileOf(path)).toBe(file));

async function added(file: string, text: string) {
  const folder = temporary();
  const site = join(folder, 'site');
  const entry = await addFile(openCache(join(folder, 'cache')), site, file, Buffer.from(text), QUICK);
  return { entry, names: readdirSync(site).sort(), read: (name: string) => readFileSync(join(site, name)) };
}

test('adds two compressed variants of a text', async () => {
  const text = 'A page of the site. '.repeat(40);
  const { entry, names, read } = await added('a.html', text);
  expect(entry).toMatchObject({ file: 'a.html', encodings: ['br', 'gzip'], immutable: false });
  expect(names).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
  expect(read('a.html').toString()).toBe(text);
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(text);
});

test.each([
  ['a.txt', 'short'],
  ['b.avif', 'x'.repeat(500)],
])('leaves %s uncompressed', async (file, text) => {
  const { entry, names } = await added(file, text);
  expect([entry.encodings, names]).toEqual([[], [file]]);
});
