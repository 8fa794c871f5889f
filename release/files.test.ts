import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { addFile, type Cache, digestOf, fileOf, openCache, QUICK, urlOf } from './files.ts';

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
  expect(entry).toMatchObject({ file: 'a.html', immutable: false });
  expect(entry.encodings).toEqual({ br: digestOf(read('a.html.br')), gzip: digestOf(read('a.html.gz')) });
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
  expect([entry.encodings, names]).toEqual([{}, [file]]);
});

const TWO_HOURS_MS = 7_200_000;
let folder = '';
let cache: Cache;

beforeEach(() => {
  folder = temporary();
  cache = openCache(join(folder, 'cache'));
});

const keys = () =>
  readdirSync(join(folder, 'cache'))
    .map((name) => name.split('~')[0])
    .sort();

test('creates a file once, and leaves nothing of one that failed', async () => {
  const fails = () => Promise.reject(new Error('no letters'));
  await expect(cache.file('a', fails)).rejects.toThrow('no letters');
  expect(await cache.json('a', () => 'one')).toBe('one');
  expect(await openCache(join(folder, 'cache')).json('a', () => 'another')).toBe('one');
  expect(keys()).toEqual(['a']);
});

test('gives two processes that create the same file a complete one', async () => {
  const other = openCache(join(folder, 'cache'));
  const made = await Promise.all([cache, other].map((one) => one.file('a', async () => 'whole')));
  expect(made.map(String)).toEqual(['whole', 'whole']);
  expect(keys()).toEqual(['a']);
});

test('links a file into a folder that it creates', async () => {
  const to = join(folder, 'release/site/a.html');
  await cache.link('a', to, () => 'one');
  const [name = ''] = readdirSync(join(folder, 'cache'));
  expect(statSync(to).ino).toBe(statSync(join(folder, 'cache', name)).ino);
  const fails = () => Promise.reject(new Error('no letters'));
  await expect(cache.link('b', `${to}.br`, fails)).rejects.toThrow('no letters');
});

test('deletes what it has made for a publication that failed, and nothing older', async () => {
  await openCache(join(folder, 'cache')).file('older', () => 'older');
  for (const name of ['older', 'new']) await cache.file(name, () => name);
  cache.dropMade();
  expect(keys()).toEqual(['older']);
});

test('deletes what neither a release nor the last publication uses', async () => {
  for (const name of ['used', 'unused']) await cache.file(name, () => name);
  await cache.link('linked', join(folder, 'release'), () => 'linked');
  const next = openCache(join(folder, 'cache'));
  await next.file('used', () => 'again');
  next.prune();
  expect(keys()).toHaveLength(3);
  await next.file('used', () => 'again');
  next.prune(Date.now() + TWO_HOURS_MS);
  expect(keys()).toEqual(['linked', 'used']);
});
