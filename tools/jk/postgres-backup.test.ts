import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../server/app/store.ts';
import { storeFileOf } from '../../server/store/store-file.ts';
import { freshDatabase } from '../../tests/support/engines.ts';
import { inStore, jk, review } from '../../tests/support/jk.ts';

const made = mkdtempSync(join(tmpdir(), 'jk-masters-move-'));
afterAll(() => rmSync(made, { recursive: true }));

const withPassword = (url: string) => {
  const secret = new URL(url);
  secret.password = encodeURIComponent('a secret: with/signs@and %');
  return secret.href;
};
const on = (databaseUrl: string) => ({ dataDir: '', databaseUrl });
const env = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl });
const submit = (text: string) => (store: Store) => store.reviews.submit(review(text), new Date());
const words = async (store: Store) =>
  (await store.moderation.list({})).reviews.map((stored) => stored.review).sort();
const run = (statement: string) => (store: Store) => sql.raw(statement).execute(store.db);

test('restores over the tables only with --force and only as a whole', async () => {
  const url = freshDatabase();
  await inStore(on(url), submit('in the backup'));
  await inStore(on(url), run('create table foreign_table (id text)'));
  const file = join(made, 'backup.db');
  expect(await jk(env(withPassword(url)), 'backup', file)).toMatchObject({ status: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await inStore(on(url), submit('too late'));
  expect((await jk(env(url), 'restore', file)).error).toContain('--force');
  await inStore(on(url), async (server) => {
    expect((await jk(env(url), 'restore', file, '--force')).error).toBe(
      'The store is in use: stop the server first',
    );
    expect(await words(server)).toEqual(['in the backup', 'too late']);
  });
  expect(await jk(env(withPassword(url)), 'restore', file, '--force')).toMatchObject({ status: 0 });
  expect(await inStore(on(url), words)).toEqual(['in the backup']);
  await inStore(on(url), run('select id from foreign_table'));
});

test('reports a database that accepts connections but never responds', async () => {
  const frozen = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void frozen.close());
  await once(frozen, 'listening');
  const silent = env(`postgres://jk@127.0.0.1:${(frozen.address() as AddressInfo).port}/jk`);
  const folder = mkdtempSync(join(made, 'frozen-'));
  const [list, backup] = await Promise.all([
    jk(silent, 'reviews', 'list'),
    jk(silent, 'backup', join(folder, 'x.db')),
  ]);
  expect(list.error).toContain('The database of DATABASE_URL does not answer');
  expect(backup.error).toContain('The database of DATABASE_URL does not answer');
  expect(readdirSync(folder)).toEqual([]);
});

/** Everything that a store can hold, in every table, and text that engines treat differently. */
async function fill(store: Store): Promise<void> {
  const now = new Date('2026-11-21T08:00:00.123Z');
  for (let turn = 0; turn < 600; turn += 1)
    await store.reviews.submit(
      { ...review(`عمر 🌟 "${turn}"\n\\N ${'ß'.repeat(turn % 50)}`), email: 'o@example.com' },
      now,
    );
  const { reviews } = await store.moderation.list({});
  const decision = { reviewId: reviews[0]?.id ?? '', action: 'reject', reason: 'Why' } as const;
  await store.moderation.decide(decision, 'x', now);
  await store.events.record([{ event: 'page_view', section: 'home', location: 'home', path: '/' }], now);
  await store.limits.take('someone', { most: 9, windowMs: 1_000 }, now);
  await store.staff.add({ email: 'mona@example.com', name: 'Mona', password: 'hash' }, now);
}

function contents(dataDir: string) {
  const database = new DatabaseSync(storeFileOf(dataDir), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'")
    .all();
  const rowsOf = (table: unknown) =>
    database
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort();
  const rows = tables.map(({ name }) => [name, rowsOf(name)]);
  database.close();
  expect(rows.length).toBeGreaterThanOrEqual(8);
  return Object.fromEntries(rows);
}

test('a backup takes every row to PostgreSQL, over a store of a newer version, and back', async () => {
  const [dataDir, back] = [mkdtempSync(join(made, 'data-')), mkdtempSync(join(made, 'back-'))];
  await inStore({ dataDir }, fill);
  const url = freshDatabase();
  const [there, andBack] = [join(made, 'there.db'), join(made, 'and-back.db')];
  expect(await jk({ DATA_DIR: dataDir }, 'backup', there)).toMatchObject({ status: 0 });
  await inStore(on(url), run("insert into kysely_migration values ('900-later', '2030-01-01T00:00:00Z')"));
  expect(await jk(env(url), 'restore', there, '--force')).toMatchObject({ status: 0 });
  expect(await jk(env(url), 'backup', andBack)).toMatchObject({ status: 0 });
  expect(await jk({ DATA_DIR: back }, 'restore', andBack)).toMatchObject({ status: 0 });
  expect(contents(back)).toEqual(contents(dataDir));
});

test('a restore that fails in the middle leaves the database as it was', async () => {
  const [dataDir, file] = [mkdtempSync(join(made, 'data-')), join(made, 'kept.db')];
  await inStore({ dataDir }, submit('in the backup'));
  expect(await jk({ DATA_DIR: dataDir }, 'backup', file)).toMatchObject({ status: 0 });
  const url = freshDatabase();
  await inStore(on(url), submit('kept'));
  // The old table cannot be dropped while a view uses it.
  await inStore(on(url), run('create view foreign_view as select id from reviews'));
  expect((await jk(env(url), 'restore', file, '--force')).status).toBe(1);
  expect(await inStore(on(url), words)).toEqual(['kept']);
});
