import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  checkWhole,
  currentRelease,
  finishRelease,
  listReleases,
  lostRelease,
  pruneReleases,
  serveRelease,
  startRelease,
} from './folder.ts';

const DAY_MS = 86_400_000;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jk-masters-releases-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

async function build(): Promise<number> {
  const work = await startRelease(folder, tmpdir());
  writeFileSync(join(work, 'release.json'), JSON.stringify({ builtAt: '', siteUrl: '', sources: '' }));
  return finishRelease(folder, work);
}

async function release(): Promise<number> {
  const number = await build();
  await serveRelease(folder, number);
  return number;
}

const lastServed = (number: number, days: number) => {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(join(folder, String(number)), then, then);
};
const numbers = async () => (await listReleases(folder)).map(({ number }) => number);

test('a build is out of sight until it is whole, and serves nothing by itself', async () => {
  expect(await release()).toBe(1);
  await startRelease(folder, tmpdir());
  expect([await numbers(), await currentRelease(folder)]).toEqual([[1], 1]);
  expect(await build()).toBe(2);
  expect([await numbers(), await currentRelease(folder)]).toEqual([[1, 2], 1]);
});

test('releases kept elsewhere, even where a name begins like the project, are built within it', async () => {
  const project = join(folder, 'site');
  const elsewhere = `${project}-releases`;
  const work = await startRelease(elsewhere, project);
  expect(work.startsWith(`${project}/`)).toBe(true);
  writeFileSync(join(work, 'release.json'), JSON.stringify({ builtAt: '', siteUrl: '', sources: '' }));
  expect(await finishRelease(elsewhere, work)).toBe(1);
  expect([existsSync(work), readdirSync(elsewhere)]).toEqual([false, ['1']]);
});

test('one can go back, but only to a release that is there', async () => {
  await release();
  await release();
  await serveRelease(folder, 1);
  expect(await currentRelease(folder)).toBe(1);
  await expect(serveRelease(folder, 7)).rejects.toThrow('There is no release 7');
  await expect(checkWhole(folder, 7)).rejects.toThrow('There is no release 7');
  expect(await currentRelease(folder)).toBe(1);
});

test('a release that is to be served and is gone is named', async () => {
  await release();
  expect(await lostRelease(folder)).toBeUndefined();
  rmSync(join(folder, '1'), { recursive: true });
  expect(await lostRelease(folder)).toBe('1');
});

test('the link is there at every moment of a hundred switches', async () => {
  await release();
  await release();
  let switching = true;
  const seen = new Set<number | undefined>();
  const looking = (async () => {
    while (switching) seen.add(await currentRelease(folder));
  })();
  for (let turn = 0; turn < 100; turn += 1) await serveRelease(folder, (turn % 2) + 1);
  switching = false;
  await looking;
  expect([...seen].filter((number) => number !== 1 && number !== 2)).toEqual([]);
});

test('what builds left that were killed is removed, work of a living one is not', async () => {
  mkdirSync(join(folder, '.new-999999999'));
  mkdirSync(join(folder, `.new-${process.ppid}`));
  await startRelease(folder, tmpdir());
  expect(existsSync(join(folder, '.new-999999999'))).toBe(false);
  expect(readdirSync(folder)).toContain(`.new-${process.ppid}`);
});

test('releases go thirty days after they were last served, but never the served one and the one before', async () => {
  for (let turn = 0; turn < 4; turn += 1) await release();
  lastServed(1, 31);
  lastServed(2, 29);
  lastServed(3, 90);
  lastServed(4, 90);
  await pruneReleases(folder);
  expect(await numbers()).toEqual([2, 3, 4]);
});

test('a release counts as served until the moment when another takes its place', async () => {
  for (let turn = 0; turn < 3; turn += 1) await release();
  lastServed(1, 90);
  lastServed(3, 90);
  await serveRelease(folder, 1);
  lastServed(1, 90);
  await serveRelease(folder, 2);
  await pruneReleases(folder);
  expect(await numbers()).toEqual([1, 2, 3]);
});
