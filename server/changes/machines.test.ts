import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { isStale, isUncompiled } from '../../release/program.ts';
import { currentRelease } from '../../release/releases.ts';
import { freshDatabase, openedStore } from '../../tests/support/engines.ts';
import { jk } from '../../tests/support/jk.ts';
import {
  changeFacts,
  everywhere,
  factsOf,
  freshPlaces,
  MENU,
  publishNow,
  quietPublishing,
} from '../../tests/support/publishing.ts';
import { HAIRCUT, machine, machineOn } from '../../tests/support/shop.ts';
import { root } from '../../tests/support/sources.ts';
import type { Log } from '../log.ts';
import { openPublishing, type Publishing } from './keep-current.ts';

const publishPrice = (publishing: Publishing, before: number, value: number) =>
  publishNow(publishing, [{ file: MENU, path: HAIRCUT, before, value }]);

test('shows on each machine what another one published, and nothing older after it', async () => {
  const databaseUrl = freshDatabase();
  const options = { dataDir: '', databaseUrl };
  const [one, other] = [await machine(options), await machine(options)];
  expect(await publishPrice(one.publishing, 60, 65)).toMatchObject({ state: 'done' });
  await other.publishing.keepCurrent();
  expect([await one.prices(), await other.prices()]).toEqual([everywhere(65), everywhere(65)]);
  // Both publish at once: one after the other, and each machine shows the newest.
  const results = await Promise.all([
    publishPrice(one.publishing, 65, 66),
    publishNow(other.publishing, [{ file: MENU, path: ['manicure', 'price'], before: 45, value: 48 }]),
  ]);
  expect(results.map(({ state }) => state)).toEqual(['done', 'done']);
  for (const { publishing, prices } of [one, other]) {
    await publishing.keepCurrent();
    expect([await prices(), await prices('manicure')]).toEqual([everywhere(66), everywhere(48)]);
  }
  const [newest] = await one.store.changes.history(1);
  // A machine that was slow to render an older publication does not serve it.
  const older = { number: 1, id: 'older', history: '' };
  const isServed = await one.store.changes.whileNewest(older, async () => {
    throw new Error('It must not be served.');
  });
  expect([newest?.number, isServed]).toEqual([3, false]);
});

test('shows what a restored backup says, and keeps its page with the store of another site', async () => {
  const { places, publishing, prices, store } = await machine();
  const backup = join(places.dataDir, 'backup.db');
  await publishPrice(publishing, 60, 65);
  const env = { DATA_DIR: places.dataDir, RELEASES_DIR: places.releases };
  expect(await jk(env, 'backup', backup)).toMatchObject({ status: 0 });
  await publishPrice(publishing, 65, 70);
  expect(await prices()).toEqual(everywhere(70));
  await store.close();
  publishing.stop();
  expect(await jk(env, 'restore', backup, '--force')).toMatchObject({ status: 0 });
  const restored = machineOn(await openedStore(places), places);
  await restored.publishing.keepCurrent();
  expect(await restored.prices()).toEqual(everywhere(65));

  const { number } = restored.publishing.content.newest();
  const wrong = await freshPlaces();
  const stranger = quietPublishing(await openedStore({ dataDir: wrong.dataDir }), places);
  await expect(stranger.keepCurrent()).rejects.toThrow(
    `The site shows publication ${number}, which this store does not have`,
  );
  expect(await publishPrice(stranger, 60, 99)).toMatchObject({ state: 'failed' });
  expect(factsOf(places).publication).toBe(number);
  const publish = (...more: string[]) => jk({ ...env, DATA_DIR: wrong.dataDir }, 'publish', ...more);
  expect((await publish()).error).toContain('Set DATA_DIR or DATABASE_URL to its store');
  expect(await publish('--force')).toMatchObject({ status: 0 });
  expect(factsOf(places)).toMatchObject({ publication: 0, history: '' });
});

test('a machine that shows an older publication for over a minute says so in its log', async () => {
  const { store, places } = await machine();
  const warn = vi.fn();
  const log = { info: () => {}, warn, error: () => {} } as unknown as Log;
  const shown = async () => ({ publication: 3, publicationId: 'older' });
  const publishing = openPublishing({ store, releases: places.releases, shown, log });
  publishing.worker.prepare = () => Promise.reject(new Error('The renderer is broken'));
  let minutes = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    minutes += 2;
    return minutes * 60_000;
  });
  onTestFinished(() => clock.mockRestore());
  void publishing.startKeepingCurrent();
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([['this machine is behind', { shows: 3, newest: 0 }]]),
  );
});

test('renders again, once, for another day, address or program', async () => {
  const { places, publishing } = await machine();
  const { version } = publishing.content;
  const facts = factsOf(places);
  expect(await isStale(facts, '', version)).toBe(false);
  for (const other of [{ day: '2020-01-01' }, { siteUrl: 'https://other.example' }] as const)
    expect(await isStale({ ...facts, ...other }, '', version)).toBe(true);
  const before = (await currentRelease(places.releases)) ?? 0;
  await changeFacts(places, { day: '2020-01-01' });
  for (const _ of [1, 2]) await publishing.keepCurrent();
  expect(await currentRelease(places.releases)).toBe(before + 1);
  expect(factsOf(places)).toMatchObject({ day: dubaiDay(new Date()), program: facts.program });

  const about = join(root, 'dist/program.json');
  const { atime, mtime } = statSync(about);
  onTestFinished(() => utimesSync(about, atime, mtime));
  expect(isUncompiled()).toBe(false);
  utimesSync(about, 0, 0);
  expect(isUncompiled()).toBe(true);
});
