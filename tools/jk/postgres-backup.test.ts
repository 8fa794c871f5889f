import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../server/store/store.ts';
import { storeFileOf } from '../../server/store/store-file.ts';
import { watchArguments } from '../../tests/support/arguments.ts';
import { inStore, jk, review } from '../../tests/support/jk.ts';
import { startPostgres } from '../support/postgres.ts';

const PASSWORD = 'a secret: with/signs@and %';
const made = mkdtempSync(join(tmpdir(), 'jk-masters-move-'));
const running: { cluster?: Awaited<ReturnType<typeof startPostgres>> } = {};
beforeAll(async () => {
  running.cluster = await startPostgres();
}, 60_000);
afterAll(async () => {
  await running.cluster?.stop();
  rmSync(made, { recursive: true });
});

function freshDatabase(): string {
  if (!running.cluster) throw new Error('PostgreSQL does not run');
  return running.cluster.database();
}
const withPassword = (url: string) => {
  const secret = new URL(url);
  secret.password = encodeURIComponent(PASSWORD);
  return secret.href;
};
const on = (databaseUrl: string) => ({ dataDir: '', databaseUrl });
const env = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl });
const submit = (text: string) => (store: Store) => store.reviews.submit(review(text), new Date());
const words = async (store: Store) =>
  (await store.moderation.list({})).reviews.map((kept) => kept.review).sort();

test("a dump takes the place of the tables, whole and only with --force, and its password is nobody else's", async () => {
  const url = freshDatabase();
  await inStore(on(url), submit('in the backup'));
  await inStore(on(url), (store) => sql`create table of_somebody_else (id text)`.execute(store.db));
  const file = join(made, 'backup.dump');
  // Whatever PostgreSQL's programs are given while they run, as every user of the machine may read it.
  const seen = watchArguments('pg_dump|pg_restore|psql');
  expect(jk(env(withPassword(url)), 'backup', file)).toMatchObject({ status: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await inStore(on(url), submit('too late'));
  expect(jk(env(url), 'restore', file)).toMatchObject({
    status: 1,
    error: expect.stringContaining('--force'),
  });
  expect(await inStore(on(url), words)).toEqual(['in the backup', 'too late']);
  expect(jk(env(withPassword(url)), 'restore', file, '--force')).toMatchObject({ status: 0 });
  expect(await inStore(on(url), words)).toEqual(['in the backup']);
  await inStore(on(url), (store) => sql`select id from of_somebody_else`.execute(store.db));
  const calls = await seen();
  expect(calls.some((call) => call.includes('pg_dump'))).toBe(true);
  expect(calls.filter((call) => call.includes('secret'))).toEqual([]);
}, 120_000);

test('half a dump, no dump and a foreign one leave every row where it was', async () => {
  const url = freshDatabase();
  await inStore(on(url), async (store) => {
    for (let turn = 0; turn < 300; turn += 1) await submit(`kept ${turn} ${'x'.repeat(turn * 5)}`)(store);
  });
  const file = join(made, 'whole.dump');
  expect(jk(env(url), 'backup', file)).toMatchObject({ status: 0 });
  const before = await inStore(on(url), words);
  for (const part of [0.5, 0.9]) {
    const half = join(made, `part-${part}.dump`);
    writeFileSync(half, readFileSync(file));
    truncateSync(half, Math.floor(statSync(file).size * part));
    expect(jk(env(url), 'restore', half, '--force').status).toBe(1);
  }
  const text = join(made, 'text.dump');
  writeFileSync(text, 'once upon a time '.repeat(99));
  expect(jk(env(url), 'restore', text, '--force').error).toContain('no backup');
  await inStore({ dataDir: made }, submit('of SQLite'));
  expect(jk(env(url), 'restore', storeFileOf(made), '--force').error).toContain('is a backup of SQLite');
  const empty = join(made, 'empty.dump');
  writeFileSync(empty, '');
  expect(jk(env(url), 'restore', empty, '--force').error).toContain('no backup');
  expect(await inStore(on(url), words)).toEqual(before);
}, 120_000);

test('a dump of a newer version, and a database that a server has open, are left alone', async () => {
  const url = freshDatabase();
  await inStore(on(url), submit('first'));
  const file = join(made, 'first.dump');
  expect(jk(env(url), 'backup', file)).toMatchObject({ status: 0 });
  const newer = join(made, 'newer.dump');
  const insert = sql`insert into kysely_migration values ('900-later', '2030-01-01T00:00:00Z')`;
  await inStore(on(url), (store) => insert.execute(store.db));
  expect(jk(env(url), 'backup', newer)).toMatchObject({ status: 0 });
  expect(jk(env(url), 'restore', file, '--force')).toMatchObject({ status: 0 });
  expect(jk(env(url), 'restore', newer, '--force').error).toBe(
    'A newer version of this program made this backup (900-later)',
  );
  await inStore(on(url), async (server) => {
    expect(jk(env(url), 'restore', file, '--force')).toMatchObject({
      status: 1,
      error: 'The store is in use: stop the server first',
    });
    expect(await words(server)).toEqual(['first']);
  });
}, 120_000);

test('a backup that fails leaves no file', async () => {
  const folder = mkdtempSync(join(made, 'failed-'));
  const gone = new URL(freshDatabase());
  gone.pathname = '/there_is_none';
  expect(jk(env(gone.href), 'backup', join(folder, 'x.dump')).status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

test('a database that takes connections and says nothing is named, and keeps no backup waiting', async () => {
  const frozen = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void frozen.close());
  await once(frozen, 'listening');
  const DATABASE_URL = `postgres://jk@127.0.0.1:${(frozen.address() as AddressInfo).port}/jk`;
  const said = (...args: string[]) =>
    new Promise<string>((resolve) => {
      const environment = { ...process.env, DATABASE_URL, PGCONNECT_TIMEOUT: undefined };
      const child = spawn('node', [join(import.meta.dirname, 'main.ts'), ...args], { env: environment });
      let words = '';
      child.stderr.on('data', (text) => (words += text));
      child.on('close', () => resolve(words));
    });
  const folder = mkdtempSync(join(made, 'frozen-'));
  const [list, backup] = await Promise.all([said('reviews', 'list'), said('backup', join(folder, 'x.dump'))]);
  expect(list).toContain('The database of DATABASE_URL does not answer');
  expect(backup).toContain('timeout expired');
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

/** Everything that a store can hold, in every table, and text that engines like to differ on. */
async function fill(store: Store): Promise<void> {
  const now = new Date('2026-11-21T08:00:00.123Z');
  for (let turn = 0; turn < 1_200; turn += 1)
    await store.reviews.submit(
      { ...review(`عمر 🌟 "${turn}"\n\\N ${'ß'.repeat(turn % 50)}`), email: 'o@example.com' },
      now,
    );
  const { reviews } = await store.moderation.list({});
  await store.moderation.decide(
    [{ reviewId: reviews[0]?.id ?? '', action: 'reject', reason: 'Why' }],
    'x',
    now,
  );
  await store.events.record(
    [{ event: 'page_view', section: 'home', location: 'home', path: '/' }] as never,
    now,
  );
  await store.limits.count('someone', 1_000, now);
}

test('everything moves to PostgreSQL and back, row for row', async () => {
  const dataDir = mkdtempSync(join(made, 'data-'));
  await inStore({ dataDir, notifies: true }, fill);
  expect(
    jk(
      { DATA_DIR: dataDir, STAFF_PASSWORD: 'a long enough password' },
      'staff',
      'add',
      'mona@example.com',
      'Mona',
    ),
  ).toMatchObject({ status: 0 });
  const url = freshDatabase();
  expect(jk({ DATA_DIR: dataDir }, 'move', '--to', url)).toMatchObject({ status: 0 });
  const again = jk({ DATA_DIR: dataDir }, 'move', '--to', url);
  expect(again).toMatchObject({ status: 1, error: expect.stringContaining('not empty') });
  const back = mkdtempSync(join(made, 'back-'));
  expect(jk(env(url), 'move', '--to', storeFileOf(back))).toMatchObject({
    status: 0,
    out: expect.stringContaining('as jk-masters.db in DATA_DIR'),
  });
  expect(jk(env(url), 'move', '--to', storeFileOf(back)).error).toContain('exists already');
  expect(readdirSync(back)).toEqual(['jk-masters.db']);
  expect(contents(back)).toEqual(contents(dataDir));
  expect(
    await inStore({ dataDir: back }, async (store) => (await store.moderation.queueCounts()).refused),
  ).toBe(1);
}, 180_000);

function contents(dataDir: string) {
  const database = new DatabaseSync(storeFileOf(dataDir), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'")
    .all();
  const rows = tables.map(({ name }) => [
    name,
    database
      .prepare(`select * from "${name}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort(),
  ]);
  database.close();
  expect(rows.length).toBe(8);
  return Object.fromEntries(rows);
}

test('a move that cannot be finished, or is not safe, leaves the target empty and the store as it was', async () => {
  const dataDir = mkdtempSync(join(made, 'data-'));
  const url = freshDatabase();
  await inStore({ dataDir }, async (server) => {
    await submit('kept')(server);
    const moved = jk({ DATA_DIR: dataDir }, 'move', '--to', url);
    expect(moved).toMatchObject({ status: 1, error: expect.stringContaining('in use') });
  });
  expect(jk({ DATA_DIR: dataDir }, 'move', '--to', withPassword(url)).error).toContain('PGPASSWORD');
  await inStore(on(url), (store) =>
    sql`alter table reviews add constraint none check (review <> 'kept')`.execute(store.db),
  );
  expect(jk({ DATA_DIR: dataDir }, 'move', '--to', url).status).toBe(1);
  expect(await inStore(on(url), words)).toEqual([]);
  expect(await inStore({ dataDir }, words)).toEqual(['kept']);
  await inStore(on(url), (store) => sql`alter table reviews drop constraint none`.execute(store.db));
  expect(jk({ DATA_DIR: dataDir }, 'move', '--to', url)).toMatchObject({ status: 0 });
  expect(await inStore(on(url), words)).toEqual(['kept']);
}, 120_000);
