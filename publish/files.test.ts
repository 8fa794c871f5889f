import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildCache, compress, urlOf } from './files.ts';

test.each([
  ['index.html', '/'],
  ['locations/jvc.html', '/locations/jvc'],
  ['api/services.json', '/api/services'],
  ['ar/api/services.json', '/ar/api/services'],
  ['_astro/a.js', '/_astro/a.js'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
])('%s answers %s', (file, url) => expect(urlOf(file)).toBe(url));

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('compresses texts in two formats', async () => {
  const text = 'A page of the site. '.repeat(40);
  const folder = folderWith({ 'a.html': text });
  expect(await compress(folder, 'a.html')).toMatchObject({ encodings: ['br', 'gzip'], immutable: false });
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toBe(text);
});

test('does not compress short texts and pictures', async () => {
  const folder = folderWith({ 'a.txt': 'short', 'b.avif': 'x'.repeat(500) });
  expect((await compress(folder, 'a.txt')).encodings).toEqual([]);
  expect((await compress(folder, 'b.avif')).encodings).toEqual([]);
});

test('creates a cached file once, and does not keep a failed one', async () => {
  const folder = folderWith({});
  const saying = (text: string) => async () => Buffer.from(text);
  const failing = () => Promise.reject(new Error('no letters'));
  await expect(buildCache('a', failing, folder)).rejects.toThrow('no letters');
  expect(String(await buildCache('a', saying('one'), folder))).toBe('one');
  expect(String(await buildCache('a', saying('another'), folder))).toBe('one');
});
