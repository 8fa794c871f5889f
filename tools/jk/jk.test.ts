import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { inStore as inStoreOf, jk as runJk } from '../../tests/support/jk.ts';

const PASSWORD = 'a long enough password';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jk-masters-jk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const jk = (...args: string[]) => runJk({ DATA_DIR: folder, STAFF_PASSWORD: PASSWORD }, ...args);
const inStore = <T>(task: (store: Store) => Promise<T>) => inStoreOf({ dataDir: folder }, task);

const review = (changes = {}) => ({
  barberId: 'ayman-farouk',
  branchId: 'jvc',
  customerName: 'Omar',
  rating: 5,
  review: 'A clean fade.',
  email: 'omar@example.com',
  ...changes,
});

test('help names every command, wrong use ends with 2, a missing store with 1', () => {
  const { status, out } = jk('--help');
  expect(status).toBe(0);
  for (const command of ['staff', 'reviews', 'erase', 'events', 'backup', 'restore', 'demo', 'releases'])
    expect(out).toContain(command);
  expect(jk('nonsense').status).toBe(2);
  expect(jk('reviews', 'list', '--status', 'strange').status).toBe(2);
  const missing = jk('reviews', 'list');
  expect([missing.status, missing.error]).toEqual([1, expect.stringContaining('There is no store')]);
}, 30_000);

test('accounts are made, listed, given a new password and taken away', () => {
  expect(jk('staff', 'add', 'mona@example.com', 'Mona').status).toBe(0);
  expect(jk('staff', 'add', 'mona@example.com', 'Mona').error).toContain('has an account already');
  expect(jk('staff', 'add', 'not an address', 'X').error).toContain('is not an email address');
  expect(jk('staff', 'list').out).toMatch(/^mona@example\.com\tMona\t\d{4}-/);
  expect(jk('staff', 'reset', 'mona@example.com').status).toBe(0);
  expect(jk('staff', 'remove', 'mona@example.com').status).toBe(0);
  expect(jk('staff', 'list').out).toBe('');
  expect(jk('staff', 'remove', 'mona@example.com').error).toContain('There is no staff account');
}, 60_000);

test('an account is looked at before its password is asked for, and a closed input is told of STAFF_PASSWORD', () => {
  const asked = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: folder, STAFF_PASSWORD: '' };
    const main = join(import.meta.dirname, 'main.ts');
    const { status, stderr } = spawnSync('node', [main, ...args], { encoding: 'utf8', env, input: '' });
    return { status, error: stderr.trim() };
  };
  jk('staff', 'add', 'mona@example.com', 'Mona');
  expect(asked('staff', 'add', 'mona@example.com', 'Mona').error).toBe(
    'mona@example.com has an account already',
  );
  expect(asked('staff', 'reset', 'ali@example.com').error).toBe(
    'There is no staff account for ali@example.com',
  );
  const closed = asked('staff', 'add', 'ali@example.com', 'Ali');
  expect([closed.status, closed.error]).toEqual([1, expect.stringContaining('say it in STAFF_PASSWORD')]);
}, 30_000);

test('what cannot be a backup, and where none can be, is named as what it is', async () => {
  await inStore((store) => store.reviews.submit(review(), new Date()));
  const nowhere = join(folder, 'nowhere');
  expect(jk('backup', join(nowhere, 'copy.db')).error).toBe(`There is no folder ${nowhere} for the backup`);
  expect(jk('restore', folder, '--force').error).toContain('is no file: say the file of a backup');
  const dump = join(folder, 'dump');
  writeFileSync(dump, `PGDMP${'x'.repeat(9_000)}`);
  expect(jk('restore', dump, '--force').error).toContain('is a backup of PostgreSQL: say the database');
  const file = join(folder, 'copy.db');
  jk('backup', file);
  truncateSync(file, statSync(file).size / 2);
  expect(jk('restore', file, '--force').error).toContain('your store is untouched');
  expect(await inStore((open) => open.published.countsOf('ayman-farouk'))).toMatchObject({ received: 1 });
  const { error } = jk('move', '--to', 'postgres://jk@127.0.0.1:1/nothing');
  expect(error).toBe('The target cannot be opened: The target does not answer.');
}, 60_000);

test('a store moves to a database or a file, and to nothing that only looks like one', () => {
  jk('staff', 'add', 'mona@example.com', 'Mona');
  for (const to of ['mysql://localhost/jk', 'Postgres://localhost/jk', ''])
    expect(jk('move', '--to', to).error).toContain('is no target: say postgres://');
}, 30_000);

test('reviews are listed, approved, refused and erased', async () => {
  const { id } = await inStore((store) => store.reviews.submit(review(), new Date()));
  await inStore((store) => store.reviews.submit(review({ review: 'Another' }), new Date()));
  expect(jk('reviews', 'list').out.split('\n')).toHaveLength(2);
  expect(jk('reviews', 'approve', id).status).toBe(0);
  expect(jk('reviews', 'list', '--status', 'published').out).toContain(id);
  expect(jk('reviews', 'reject', id).status).toBe(2);
  expect(jk('reviews', 'reject', id, '--reason', 'Names a person').status).toBe(0);
  expect(jk('reviews', 'approve', 'nothing').error).toContain('There is no review');
  expect(jk('erase', '--email', 'OMAR@example.com').out).toBe('Erased: 2');
  expect(jk('erase', '--email', 'omar@example.com').status).toBe(1);
  const { entries } = await inStore((store) => store.moderation.audit());
  expect(entries.every(({ detail }) => detail === null)).toBe(true);
}, 60_000);

test('a backup is whole while the store is open, and restores what was there', async () => {
  const file = join(folder, 'copy.db');
  const store = await openStore({ dataDir: folder });
  await store.reviews.submit(review(), new Date());
  expect(jk('backup', file).status).toBe(0);
  await store.close();
  expect(jk('backup', file).error).toContain('exists already');
  expect(jk('restore', file).error).toContain('--force');
  await inStore((open) => open.reviews.submit(review({ review: 'Too late' }), new Date()));
  expect(jk('restore', file, '--force').status).toBe(0);
  expect(await inStore((open) => open.published.countsOf('ayman-farouk'))).toMatchObject({ received: 1 });
  expect(jk('restore', join(import.meta.dirname, 'main.ts'), '--force').error).toContain(
    'no backup of this site',
  );
}, 30_000);

test('events go out as CSV, to the screen or to a file', async () => {
  await inStore((store) =>
    store.events.record([{ event: 'page_view', section: 'home', location: 'home', path: '/' }], new Date()),
  );
  expect(jk('events', 'export').out).toContain('"page_view","home","home","/","1"');
  const file = join(folder, 'events.csv');
  expect(jk('events', 'export', '--out', file).out).toBe('');
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('"page_view"');
  expect(jk('events', 'export', '--from', 'yesterday').status).toBe(2);
}, 30_000);
