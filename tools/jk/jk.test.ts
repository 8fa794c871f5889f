import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../server/app/store.ts';
import { openedStore } from '../../tests/support/engines.ts';
import { temporary } from '../../tests/support/folder.ts';
import { inStore as inStoreOf, jkProcess, review as reviewOf, jk as runJk } from '../../tests/support/jk.ts';

const PASSWORD = 'a long enough password';
let folder = '';

beforeEach(() => {
  folder = temporary();
});

const jk = (...args: string[]) => runJk({ DATA_DIR: folder, STAFF_PASSWORD: PASSWORD }, ...args);
const inStore = <T>(task: (store: Store) => Promise<T>) => inStoreOf({ dataDir: folder }, task);
const submit = (text = 'A clean fade.') =>
  inStore((store) => store.reviews.submit({ ...reviewOf(text), email: 'omar@example.com' }, new Date()));

test('help names every command, wrong use returns 2 and a missing store 1', async () => {
  const { status, out } = await jk('--help');
  expect(status).toBe(0);
  for (const command of ['staff', 'reviews', 'visitor', 'backup', 'restore', 'publish', 'releases', 'watch'])
    expect(out).toContain(command);
  expect((await jk('nonsense')).status).toBe(2);
  expect((await jk('reviews', 'list', '--status', 'strange')).status).toBe(2);
  expect(await jk('reviews', 'list')).toMatchObject({
    status: 1,
    error: expect.stringContaining('There is no store'),
  });
});

test('adds, lists, resets and removes accounts, and checks the account before it asks for a password', async () => {
  const add = ['staff', 'add', 'mona@example.com', 'Mona'];
  expect(await jk(...add)).toMatchObject({
    status: 0,
    error: `The account is in ${join(folder, 'jk-masters.db')}`,
  });
  expect((await jk('staff', 'add', 'not an address', 'X')).error).toContain('is not an email address');
  expect((await jk('staff', 'list')).out).toMatch(/^mona@example\.com\tMona\t\d{4}-\S+\towner$/);
  const addAli = ['staff', 'add', 'ali@example.com', 'Ali', '--role', 'branch'];
  expect((await jk(...addAli)).error).toContain('requires --branch');
  expect((await jk(...addAli, '--branch', 'jvc', 'al-barsha', '--writes')).status).toBe(0);
  expect((await jk('staff', 'list')).out).toMatch(/^ali@.*\tbranch\tjvc,al-barsha\twrites$/m);
  expect((await jk('staff', 'remove', 'ali@example.com')).status).toBe(0);
  const withoutPassword = (...args: string[]) => runJk({ DATA_DIR: folder, STAFF_PASSWORD: '' }, ...args);
  expect((await withoutPassword(...add)).error).toBe('mona@example.com has an account already');
  expect((await withoutPassword('staff', 'reset', 'ali@example.com')).error).toBe(
    'There is no staff account for ali@example.com',
  );
  // In a separate process with closed input.
  const ended = await jkProcess(
    { DATA_DIR: folder, STAFF_PASSWORD: '' },
    'staff',
    'reset',
    'mona@example.com',
  );
  expect(ended).toMatchObject({ status: 1, error: expect.stringContaining('set STAFF_PASSWORD') });
  expect((await jk('staff', 'reset', 'mona@example.com')).status).toBe(0);
  expect((await jk('staff', 'remove', 'mona@example.com')).status).toBe(0);
  expect((await jk('staff', 'list')).out).toBe('');
});

test('explains a data folder that cannot be made', async () => {
  folder = '/proc/nope';
  const { status, error } = await jk('staff', 'add', 'a@example.com', 'A');
  expect([status, error]).toEqual([1, expect.stringContaining(folder)]);
});

test('lists, approves, refuses and erases reviews', async () => {
  const { id } = await submit();
  await submit('Another');
  expect((await jk('reviews', 'list')).out.split('\n')).toHaveLength(2);
  expect((await jk('reviews', 'approve', id)).status).toBe(0);
  expect((await jk('reviews', 'list', '--status', 'published')).out).toContain(id);
  expect((await jk('reviews', 'reject', id)).status).toBe(2);
  expect((await jk('reviews', 'reject', id, '--reason', 'Names a person')).status).toBe(0);
  expect((await jk('reviews', 'approve', 'nothing')).error).toContain('There is no review');
  expect((await jk('reviews', 'erase', id)).out).toBe('Erased: 1');
  expect((await jk('reviews', 'erase', id)).status).toBe(1);
  const { entries } = await inStore((store) => store.audit.list());
  expect(entries.every(({ detail }) => detail === null)).toBe(true);
});

test('exports everything that a visitor wrote and then erases it', async () => {
  const store = await openedStore({ dataDir: folder });
  const write = (text: string, email?: string) =>
    store.reviews.submit({ ...reviewOf(text), email }, new Date('2026-11-21T08:00:00Z'));
  const { id } = await write('A clean fade.', 'Omar@example.com');
  await write('Of another visitor', 'omar@example.org');
  await write('Without an address');
  const reject = { reviewId: id, action: 'reject', reason: 'Names Ali' } as const;
  await store.moderation.decide(reject, 'mona@example.com', new Date('2026-11-22T08:00:00Z'));
  const exported = await jk('visitor', 'export', 'OMAR@example.com');
  expect(exported.status).toBe(0);
  expect(exported.out).not.toContain('mona@');
  expect(JSON.parse(exported.out).reviews).toEqual([
    expect.objectContaining({
      review: 'A clean fade.',
      email: 'Omar@example.com',
      customerName: 'Omar',
      status: 'rejected',
      history: [{ at: '2026-11-22T08:00:00.000Z', action: 'reject', detail: 'Names Ali' }],
    }),
  ]);
  expect((await jk('visitor', 'erase', 'omar@EXAMPLE.com')).out).toBe('Erased: 1');
  expect((await jk('visitor', 'export', 'omar@example.com')).status).toBe(1);
  expect((await jk('visitor', 'erase', 'omar@example.com')).status).toBe(1);
  const tables = await Promise.all(
    (['reviews', 'audit', 'dailyEvents', 'rateLimits'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const left = JSON.stringify(tables);
  expect(left).toContain('Of another visitor');
  for (const word of ['A clean fade', 'Omar@example.com', 'Names Ali']) expect(left).not.toContain(word);
});
