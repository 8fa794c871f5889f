import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import {
  currentRelease,
  listReleases,
  numberRelease,
  pruneReleases,
  serveRelease,
  startRelease,
  writeAbout,
} from './releases.ts';

const DAY_MS = 86_400_000;
let folder = '';

beforeEach(() => {
  folder = temporary();
});

async function build(siteUrl = ''): Promise<number> {
  const work = await startRelease(folder);
  const files = Object.fromEntries(
    ['manifest', 'content', 'redirects'].map((name) => [`${name}.json`, '{}']),
  );
  await writeAbout(work, { builtAt: '', siteUrl }, files);
  return numberRelease(folder, work);
}

async function release(): Promise<number> {
  const number = await build();
  await serveRelease(folder, number);
  return number;
}

test('does not replace a live site with a release built for another address or none, unless SITE_URL names it', async () => {
  const first = await build('https://jk.example');
  await serveRelease(folder, first);
  const others = [await build(), await build('https://other.example')];
  for (const other of others)
    await expect(serveRelease(folder, other)).rejects.toThrow(`Release ${other} is not served`);
  expect(await currentRelease(folder)).toBe(first);
  vi.stubEnv('SITE_URL', 'https://other.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  await serveRelease(folder, others[1] ?? 0);
  expect(await currentRelease(folder)).toBe(others[1]);
});

test('refuses a release without an address in production', async () => {
  const number = await build();
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(serveRelease(folder, number)).rejects.toThrow('it is built without SITE_URL');
});

const lastServed = (number: number | string, days: number) => {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(join(folder, String(number)), then, then);
};
const numbers = async () => (await listReleases(folder)).map(({ number }) => number);

test('lists a release once it is complete, and does not serve it by itself', async () => {
  expect(await release()).toBe(1);
  await startRelease(folder);
  expect([await numbers(), await currentRelease(folder)]).toEqual([[1], 1]);
  expect(await build()).toBe(2);
  expect([await numbers(), await currentRelease(folder)]).toEqual([[1, 2], 1]);
});

test('goes back to an earlier release, and refuses a missing or incomplete one', async () => {
  await release();
  await release();
  await serveRelease(folder, 1);
  expect(await currentRelease(folder)).toBe(1);
  await expect(serveRelease(folder, 7)).rejects.toThrow('There is no release 7');
  rmSync(join(folder, '2/manifest.json'));
  await expect(serveRelease(folder, 2)).rejects.toThrow('Release 2 is damaged: manifest.json');
  expect(await currentRelease(folder)).toBe(1);
});

test('removes the folders that killed publications left', async () => {
  for (const name of ['.new-1', '.old-1', '.next-1', '.cache', '.new-running']) mkdirSync(join(folder, name));
  const longAgo = new Date(Date.now() - 7_200_000);
  for (const name of ['.new-1', '.old-1', '.next-1']) utimesSync(join(folder, name), longAgo, longAgo);
  const work = await startRelease(folder);
  expect(readdirSync(folder).sort()).toEqual(['.cache', '.new-running', basename(work)].sort());
});

test('deletes releases thirty days after they were last served, except the served one and the latest other one', async () => {
  for (let turn = 0; turn < 4; turn += 1) await release();
  lastServed(1, 31);
  lastServed(2, 29);
  lastServed(3, 90);
  lastServed(4, 90);
  await pruneReleases(folder);
  expect(await numbers()).toEqual([2, 3, 4]);
});

test('counts a release as served until another one replaces it', async () => {
  for (let turn = 0; turn < 3; turn += 1) await release();
  lastServed(1, 90);
  lastServed(3, 90);
  await serveRelease(folder, 1);
  lastServed(1, 90);
  await serveRelease(folder, 2);
  await pruneReleases(folder);
  expect(await numbers()).toEqual([1, 2, 3]);
});
