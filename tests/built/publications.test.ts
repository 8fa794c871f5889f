import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { CURRENT, type Manifest, PRIVATE, SITE } from '../../contract/release.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { isStale, isUncompiled } from '../../release/program.ts';
import { currentFacts, currentRelease } from '../../release/releases.ts';
import { openStore } from '../../server/app/store.ts';
import { readDefaults } from '../../server/changes/defaults.ts';
import type { Publishing } from '../../server/changes/keep-current.ts';
import {
  changeFacts,
  factsOf,
  freshPlaces,
  MENU,
  type Places,
  publishNow,
  quietPublishing,
} from '../support/publishing.ts';
import { root } from '../support/sources.ts';

const TODAY = dubaiDay(new Date());
let places: Places;
let publishing: Publishing;
beforeAll(async () => {
  const fresh = await freshPlaces();
  places = fresh;
  publishing = quietPublishing(await openStore({ dataDir: fresh.dataDir }), fresh);
});

const release = async () => (await currentRelease(places.releases)) ?? 0;
test('isUncompiled is true once a source file is newer than the program', () => {
  const about = join(root, 'dist/program.json');
  const { atime, mtime } = statSync(about);
  onTestFinished(() => utimesSync(about, atime, mtime));
  expect(isUncompiled()).toBe(false);
  utimesSync(about, 0, 0);
  expect(isUncompiled()).toBe(true);
});

test('replaces a release of another day once by a new one', async () => {
  const facts = { day: '2020-01-01' };
  const [before, own] = [await release(), factsOf(places)];
  expect(await isStale(await currentFacts(places.releases), '', readDefaults().version)).toBe(false);
  await changeFacts(places, facts);
  expect(await isStale(await currentFacts(places.releases), '', readDefaults().version)).toBe(true);
  await publishing.keepCurrent();
  const after = await release();
  expect(after).toBeGreaterThan(before);
  expect(factsOf(places)).toMatchObject({ day: TODAY, program: own.program });
  await publishing.keepCurrent();
  expect(await release()).toBe(after);
});

test('isStale is true for a release with another SITE_URL', async () => {
  await changeFacts(places, { siteUrl: 'https://other.example' });
  expect(await isStale(await currentFacts(places.releases), '', readDefaults().version)).toBe(true);
  await changeFacts(places, { siteUrl: '' });
  expect(await isStale(await currentFacts(places.releases), '', readDefaults().version)).toBe(false);
});

test('publications leave only releases, which share equal files as hard links', async () => {
  const first = await release();
  const together = [{ file: MENU, path: ['haircut', 'price'], before: 60, value: 101 }];
  await publishNow(publishing, together);
  expect(await release()).toBe(first + 1);
  const names = readdirSync(places.releases).filter((name) => !/^\d+$/.test(name));
  expect(names.sort()).toEqual(['.cache', CURRENT]);
  const filesOf = (number: number) => {
    const folder = join(places.releases, String(number));
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, PRIVATE.manifest), 'utf8'));
    const inodes = Object.entries(manifest).map(([url, { file, etag }]) => {
      const { ino } = statSync(join(folder, SITE, file));
      return [`${url} ${etag}`, ino] as const;
    });
    return new Map(inodes);
  };
  const [before, after] = [filesOf(first), filesOf(first + 1)];
  const equal = [...before].filter(([name]) => after.has(name));
  expect(equal.length).toBeGreaterThan(100);
  expect(equal.length).toBeLessThan(before.size);
  expect(equal.filter(([name, inode]) => after.get(name) !== inode)).toEqual([]);
});
