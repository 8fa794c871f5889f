import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../server/store/migrations.ts';
import { filesOf, storeFileOf } from '../../server/store/store-file.ts';
import { holdUntilKilled, inStore, jk, review } from '../../tests/support/jk.ts';

let dataDir = '';
let backup = '';
const made = mkdtempSync(join(tmpdir(), 'jk-masters-restore-'));

/** A backup with one review in it, for all tests. */
beforeAll(async () => {
  const env = { DATA_DIR: mkdtempSync(join(made, 'source-')) };
  await inStore({ dataDir: env.DATA_DIR }, (store) =>
    store.reviews.submit(review('in the backup'), new Date()),
  );
  backup = join(made, 'backup.db');
  expect(jk(env, 'backup', backup)).toMatchObject({ status: 0 });
}, 60_000);
afterAll(() => rmSync(made, { recursive: true }));

/** A store that a killed process left: what was written last stands beside the file. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(made, 'data-'));
  await holdUntilKilled(dataDir, ['kept 1', 'kept 2']);
  expect(statSync(`${storeFileOf(dataDir)}-wal`).size).toBeGreaterThan(0);
}, 30_000);

const restore = (file: string, ...flags: string[]) => jk({ DATA_DIR: dataDir }, 'restore', file, ...flags);
const words = () =>
  inStore({ dataDir }, async (store) =>
    (await store.moderation.list({})).reviews.map((kept) => kept.review).sort(),
  );
/** The store and its newest writes, byte for byte; SQLite makes the third file anew whenever it likes. */
const bytes = () =>
  filesOf(storeFileOf(dataDir))
    .slice(0, 2)
    .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));

test('a backup takes the place of the store, readable by its owner alone, and nothing is left beside it', async () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(restore(backup).error).toContain('--force');
  expect(restore(backup, '--force')).toMatchObject({ status: 0 });
  expect(statSync(storeFileOf(dataDir)).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).sort()).toEqual(['jk-masters.db', 'jk-masters.db-lock']);
  expect(await words()).toEqual(['in the backup']);
}, 60_000);

test('the store itself is no backup, by whatever name', async () => {
  const [link, hard] = [join(dataDir, 'link.db'), join(dataDir, 'hard.db')];
  symlinkSync(storeFileOf(dataDir), link);
  linkSync(storeFileOf(dataDir), hard);
  const before = bytes();
  for (const file of [storeFileOf(dataDir), link, hard, `${storeFileOf(dataDir)}-wal`])
    expect(restore(file, '--force')).toMatchObject({ status: 1, error: expect.stringContaining('itself') });
  expect(bytes()).toEqual(before);
  expect(await words()).toEqual(['kept 1', 'kept 2']);
}, 60_000);

test('an empty file, a text, a foreign database, a damaged one and one of a newer version are refused', async () => {
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
  const before = bytes();
  for (const name of ['empty.db', 'text.db', 'foreign.db', 'newer.db', 'half.db']) {
    const { status, error } = restore(file(name), '--force');
    expect([name, status]).toEqual([name, 1]);
    expect(error).toMatch(/is empty|no store|newer version|damaged|malformed/);
  }
  expect(bytes()).toEqual(before);
  expect(await words()).toEqual(['kept 1', 'kept 2']);
}, 60_000);

test('a store that somebody has open is left alone, until that process ends, however it ends', async () => {
  const script = `const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, '../../server/store/open.ts'))});
    await openStore({ dataDir: ${JSON.stringify(dataDir)} }); console.log('open'); setInterval(() => {}, 1000);`;
  const server = spawn('node', ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const before = bytes();
  expect(restore(backup, '--force')).toMatchObject({ status: 1, error: expect.stringContaining('in use') });
  expect(bytes()).toEqual(before);
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await gone;
  expect(restore(backup, '--force')).toMatchObject({ status: 0 });
  expect(await words()).toEqual(['in the backup']);
}, 60_000);

/** A disk of two megabytes, where we may make one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(made, 'disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', folder]).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

test('a backup that is larger than the free disk changes nothing, and a backup without room leaves no file', async ({
  skip,
}) => {
  const disk = smallDisk();
  if (!disk) return skip('This machine lets us mount nothing');
  const large = join(made, 'large');
  await inStore({ dataDir: large }, async (store) => {
    for (let turn = 0; turn < 1_500; turn += 1)
      await store.reviews.submit(review(`${turn} ${'x'.repeat(1_900)}`), new Date());
  });
  const file = join(made, 'large.db');
  expect(jk({ DATA_DIR: large }, 'backup', file)).toMatchObject({ status: 0 });
  await inStore({ dataDir: disk }, (store) => store.reviews.submit(review('on the disk'), new Date()));
  dataDir = disk;
  expect(restore(file, '--force')).toMatchObject({
    status: 1,
    error: expect.stringContaining('disk is full'),
  });
  expect(readdirSync(disk).sort()).toEqual(['jk-masters.db', 'jk-masters.db-lock']);
  expect(await words()).toEqual(['on the disk']);
  const kept = join(disk, 'backup.db');
  expect(jk({ DATA_DIR: large }, 'backup', kept)).toMatchObject({
    status: 1,
    error: expect.stringContaining('full'),
  });
  expect(readdirSync(disk).sort()).toEqual(['jk-masters.db', 'jk-masters.db-lock']);
}, 90_000);

test('a folder that cannot be written is named as one, once', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip('This machine lets us mount nothing');
  await inStore({ dataDir: disk }, (store) => store.reviews.submit(review('on the disk'), new Date()));
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  dataDir = disk;
  expect(restore(backup, '--force')).toMatchObject({
    status: 1,
    error: `${disk} is no folder that you may write to: your store is untouched`,
  });
  const moved = jk({ DATA_DIR: disk }, 'move', '--to', join(made, 'moved.db'));
  expect(moved.error).toBe('The store cannot be opened: is DATA_DIR a folder that you may write to?');
}, 60_000);

/** As the first versions of this program made it: without many of today's tables, and without a mark of ours. */
const firstVersion = Object.fromEntries(Object.entries(migrations).slice(0, 2));
async function oldStore(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  const prepare = (statement: string) => {
    const prepared = database.prepare(statement);
    return {
      reader: prepared.columns().length > 0,
      all: (values: readonly unknown[]) => prepared.all(...(values as string[])),
      run: (values: readonly unknown[]) => prepared.run(...(values as string[])),
      iterate: (values: readonly unknown[]) => prepared.iterate(...(values as string[])),
    };
  };
  const db = new Kysely<never>({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  });
  const provider = { getMigrations: async () => firstVersion };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  database.exec(`insert into reviews (id, barber_id, branch_id, customer_name, rating, review, created_at, status, content_hash)
    values ('1', 'ayman-farouk', 'jvc', 'Omar', 5, 'from long ago', '2026-01-01T00:00:00.000Z', 'pending', '')`);
  await db.destroy();
}

test('an old backup comes back with the tables of today', async () => {
  const old = join(dataDir, 'old.db');
  await oldStore(old);
  expect(restore(old, '--force')).toMatchObject({ status: 0 });
  expect(await words()).toEqual(['from long ago']);
}, 60_000);
