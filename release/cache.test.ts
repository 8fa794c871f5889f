import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { type Cache, linkFile, openCache } from './cache.ts';

const TWO_HOURS_MS = 7_200_000;
let folder = '';
let cache: Cache;

beforeEach(() => {
  folder = temporary();
  cache = openCache(join(folder, 'cache'));
});

test('creates a file once, and leaves nothing of one that failed', async () => {
  const fails = () => Promise.reject(new Error('no letters'));
  await expect(cache.file('a', fails)).rejects.toThrow('no letters');
  expect(await cache.text('a', () => 'one')).toBe('one');
  expect(await openCache(join(folder, 'cache')).text('a', () => 'another')).toBe('one');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['a']);
});

test('gives two processes that create the same file a complete one', async () => {
  const other = openCache(join(folder, 'cache'));
  const paths = await Promise.all([cache, other].map((one) => one.file('a', async () => 'whole')));
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['whole', 'whole']);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['a']);
});

test('links a file into a folder that it creates', async () => {
  const from = await cache.file('a', () => 'one');
  const to = join(folder, 'release/site/a.html');
  await linkFile(from, to);
  expect(statSync(to).ino).toBe(statSync(from).ino);
  await expect(linkFile(join(folder, 'missing'), to)).rejects.toThrow('ENOENT');
});

test('deletes what neither a release nor the last publication uses', async () => {
  for (const name of ['linked', 'used', 'unused']) await cache.file(name, () => name);
  await linkFile(cache.pathOf('linked'), join(folder, 'release'));
  const next = openCache(join(folder, 'cache'));
  await next.file('used', () => 'again');
  await next.prune();
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(3);
  await next.file('used', () => 'again');
  await next.prune(Date.now() + TWO_HOURS_MS);
  expect(readdirSync(join(folder, 'cache')).sort()).toEqual(['linked', 'used']);
});
