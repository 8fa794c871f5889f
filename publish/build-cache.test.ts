import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCache } from './build-cache.ts';

const DAY_MS = 86_400_000;

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const saying = (text: string) => async () => Buffer.from(text);

test('what has a key is made once, by whichever build comes first', async () => {
  const folder = someFolder();
  const first = buildCache('pictures', folder);
  expect(String(await first.get('a', saying('one')))).toBe('one');
  expect(String(await first.get('a', saying('another')))).toBe('one');
  const second = buildCache('pictures', folder);
  expect(String(await second.get('a', saying('another')))).toBe('one');
  expect([first.made(), second.made()]).toEqual([1, 0]);
});

test('what failed is not kept', async () => {
  const folder = someFolder();
  const pictures = buildCache('pictures', folder);
  const failing = () => Promise.reject(new Error('no letters'));
  await expect(pictures.get('a', failing)).rejects.toThrow('no letters');
  expect(readdirSync(folder)).toEqual([]);
});

test('what nobody asked for in thirty days is forgotten', async () => {
  const folder = someFolder();
  const pictures = buildCache('pictures', folder);
  await pictures.get('a', saying('one'));
  await pictures.prune(Date.now() + 29 * DAY_MS);
  expect(readdirSync(folder)).toEqual(['a']);
  await pictures.prune(Date.now() + 31 * DAY_MS);
  expect(readdirSync(folder)).toEqual([]);
});
