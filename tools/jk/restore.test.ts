import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeStore } from '../../server/app/store.ts';
import { filesOf, storeFileOf } from '../../server/store/store-file.ts';
import { inStore, jk, jkProcess, review, storeElsewhere } from '../../tests/support/jk.ts';

const made = mkdtempSync(join(tmpdir(), 'jk-masters-restore-'));
const backup = join(made, 'backup.db');
const folder = () => mkdtempSync(join(made, 'data-'));
const submit = (dataDir: string, text: string) =>
  inStore({ dataDir }, (store) => store.reviews.submit(review(text), new Date()));
const restore = (dataDir: string, file: string, ...flags: string[]) =>
  jk({ DATA_DIR: dataDir }, 'restore', file, ...flags);
const wordsIn = (dataDir: string) =>
  inStore({ dataDir }, async (store) =>
    (await store.moderation.list({})).reviews.map((stored) => stored.review).sort(),
  );
/** The bytes of the store and its -wal file. SQLite may recreate the -shm file at any time. */
const bytesIn = (dataDir: string) =>
  filesOf(storeFileOf(dataDir))
    .slice(0, 2)
    .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));

/** A backup with one review, shared by all tests. */
beforeAll(async () => {
  const source = folder();
  await inStore({ dataDir: source }, async (store) => {
    await store.reviews.submit(review('in the backup'), new Date());
    expect(await jkProcess({ DATA_DIR: source }, 'backup', backup)).toMatchObject({ status: 0 });
  });
  expect((await jk({ DATA_DIR: source }, 'backup', backup)).error).toContain('exists already');
  const nowhere = join(made, 'nowhere');
  expect((await jk({ DATA_DIR: source }, 'backup', join(nowhere, 'copy.db'))).error).toBe(
    `There is no folder ${nowhere} for the backup`,
  );
});
afterAll(() => rmSync(made, { recursive: true }));

test('restores over a store that no process has open, and leaves no other file', async () => {
  const dataDir = folder();
  const server = await storeElsewhere(dataDir, ['kept']);
  const before = bytesIn(dataDir);
  expect((await restore(dataDir, backup, '--force')).error).toContain('in use');
  // The newest writes are in the -wal file.
  await server.kill();
  expect(statSync(`${storeFileOf(dataDir)}-wal`).size).toBeGreaterThan(0);
  expect((await restore(dataDir, backup)).error).toContain('--force');
  expect(bytesIn(dataDir)).toEqual(before);
  const restored = await jkProcess({ DATA_DIR: dataDir }, 'restore', backup, '--force');
  expect(restored).toMatchObject({ status: 0 });
  // Only the file's owner may read it.
  for (const file of [backup, storeFileOf(dataDir)]) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).sort()).toEqual(['jk-masters.db', 'jk-masters.db-lock']);
  expect(await wordsIn(dataDir)).toEqual(['in the backup']);
});

test('refuses an empty or text file, the -wal file of a store, and a foreign, damaged or newer database', async () => {
  const dataDir = folder();
  await (await storeElsewhere(dataDir, ['kept 1', 'kept 2'])).kill();
  const file = (name: string) => join(dataDir, name);
  writeFileSync(file('empty.db'), '');
  writeFileSync(file('text.db'), 'once upon a time '.repeat(500));
  const foreign = new DatabaseSync(file('foreign.db'));
  foreign.exec('create table reviews (id text); insert into reviews values (1)');
  foreign.close();
  const newer = new DatabaseSync(file('newer.db'));
  newer.exec(`attach '${backup}' as backup; create table kysely_migration as select * from backup.kysely_migration;
    insert into kysely_migration values ('900-later', '2030-01-01'); pragma application_id = ${0x4a4b4d53}`);
  newer.close();
  writeFileSync(file('half.db'), readFileSync(backup));
  truncateSync(file('half.db'), 3 * 4_096);
  const before = bytesIn(dataDir);
  const refusals = {
    '.': 'is not a file: give the file of a backup',
    'jk-masters.db-wal': 'damaged',
    'empty.db': 'is empty',
    'text.db': 'damaged',
    'foreign.db': 'not a store',
    'newer.db': 'newer version',
    'half.db': 'damaged',
  };
  for (const [name, reason] of Object.entries(refusals)) {
    const { status, error } = await restore(dataDir, file(name), '--force');
    expect([name, status, error]).toEqual([name, 1, expect.stringContaining(reason)]);
  }
  expect(bytesIn(dataDir)).toEqual(before);
  expect(await wordsIn(dataDir)).toEqual(['kept 1', 'kept 2']);
  expect((await restore(dataDir, storeFileOf(dataDir), '--force')).status).toBe(0);
  expect(await wordsIn(dataDir)).toEqual(['kept 1', 'kept 2']);
});

test('a full disk leaves the store unchanged and no partial backup; a read-only disk is reported', async ({
  skip,
}) => {
  const disk = mkdtempSync(join(made, 'disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk]).status !== 0)
    return skip('This machine lets us mount nothing');
  onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  const [large, file] = [folder(), join(made, 'large.db')];
  await inStore({ dataDir: large }, async (store) => {
    for (let turn = 0; turn < 15; turn += 1)
      await store.reviews.submit(review(`${turn} ${'x'.repeat(190_000)}`), new Date());
  });
  expect(await jk({ DATA_DIR: large }, 'backup', file)).toMatchObject({ status: 0 });
  await submit(disk, 'on the disk');
  expect((await restore(disk, file, '--force')).error).toContain('disk is full');
  expect((await jk({ DATA_DIR: large }, 'backup', join(disk, 'backup.db'))).error).toContain('full');
  expect(readdirSync(disk).sort()).toEqual(['jk-masters.db', 'jk-masters.db-lock']);
  expect(await wordsIn(disk)).toEqual(['on the disk']);
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  expect((await restore(disk, backup, '--force')).error).toBe(
    `${disk} is not a writable folder: your store is untouched`,
  );
  const listed = await jk({ DATA_DIR: disk }, 'reviews', 'list');
  expect(listed.error).toBe('The store cannot be opened: is DATA_DIR a folder that you may write to?');
});

test('restores beside a server with a damaged store, and the server picks up the restored one', async () => {
  const dataDir = folder();
  writeFileSync(storeFileOf(dataDir), 'once upon a time '.repeat(500));
  const server = makeStore({ dataDir });
  onTestFinished(server.close);
  await expect(server.ping()).rejects.toThrow();
  expect(await restore(dataDir, backup, '--force')).toMatchObject({ status: 0 });
  expect((await server.moderation.list({})).reviews).toMatchObject([{ review: 'in the backup' }]);
});
