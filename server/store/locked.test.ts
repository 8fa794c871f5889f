import { chmodSync, copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporary } from '../../tests/support/folder.ts';
import { storeElsewhere } from '../../tests/support/jk.ts';
import { BARBER, draft, freshApp } from '../../tests/support/server.ts';
import { openStore } from '../app/store.ts';
import { filesOf, lockFileOf, lockStore, storeFileOf } from './store-file.ts';

async function openIn(dataDir: string) {
  const store = await openStore({ dataDir });
  let open = true;
  const close = async () => {
    if (open) await store.close();
    open = false;
  };
  onTestFinished(close);
  return { store, close };
}

/** Locks the store like another program in a long transaction; returns the release. */
function foreignLock(dataDir: string): () => void {
  const other = new DatabaseSync(storeFileOf(dataDir));
  other.exec('begin immediate');
  onTestFinished(() => other.close());
  return () => other.exec('rollback');
}

async function appIn(dataDir: string) {
  const { store } = await openIn(dataDir);
  const server = await freshApp({ store, reviewLimit: 1_000 });
  const send = (review: string) => server.post('/api/reviews', draft({ review }));
  return { ...server, store, send };
}

test('serves pages while a review waits for another program to release its lock, then stores it once', async () => {
  const dataDir = temporary();
  const { send, request, store } = await appIn(dataDir);
  await send('Before');
  const release = foreignLock(dataDir);
  let answered = false;
  const sent = send('Meanwhile').finally(() => {
    answered = true;
  });
  await sleep(100);
  expect((await request('/')).status).toBe(200);
  expect(answered).toBe(false);
  const listed = request(`/api/reviews?barberId=${BARBER}`);
  release();
  expect((await listed).status).toBe(200);
  expect((await sent).status).toBe(201);
  expect((await store.published.countsOf(BARBER)).received).toBe(2);
});

test('does not acknowledge a review while the store file is missing, and does once it is back', async () => {
  const dataDir = temporary();
  const { send, request } = await appIn(dataDir);
  const file = storeFileOf(dataDir);
  expect((await send('Before')).status).toBe(201);
  renameSync(file, `${file}.away`);
  expect((await send('Into nothing')).status).toBe(503);
  expect((await request('/readyz')).status).toBe(503);
  writeFileSync(file, '');
  expect((await send('Beside another')).status).toBe(503);
  renameSync(`${file}.away`, file);
  expect((await send('After')).status).toBe(201);
});

test('notices a missing -wal file, and keeps acknowledged writes through a kill', async () => {
  const dataDir = temporary();
  const { send, request } = await appIn(dataDir);
  for (const review of ['One', 'Two']) expect((await send(review)).status).toBe(201);
  rmSync(`${storeFileOf(dataDir)}-wal`);
  const answer = await send('Three');
  expect(answer.status).toBe(503);
  expect((await request('/readyz')).status).toBe(503);
  // As a new process would find it after a kill.
  const found = temporary();
  copyFileSync(storeFileOf(dataDir), storeFileOf(found));
  const { store } = await openIn(found);
  expect((await store.moderation.list({})).reviews.map(({ review }) => review).sort()).toEqual([
    'One',
    'Two',
  ]);
});

test('makes the store readable only by its owner, even if it was readable by others before', async () => {
  const dataDir = temporary();
  const first = await openIn(dataDir);
  await first.close();
  chmodSync(storeFileOf(dataDir), 0o644);
  await openIn(dataDir);
  const files = [...filesOf(storeFileOf(dataDir)), lockFileOf(storeFileOf(dataDir))];
  for (const file of files) expect(statSync(file).mode & 0o777, file).toBe(0o600);
});

test('keeps the store locked while any process has it open', async () => {
  const dataDir = temporary();
  const other = await storeElsewhere(dataDir);
  await (await openIn(dataDir)).close();
  const lockAlone = () => lockStore(storeFileOf(dataDir), true);
  expect(lockAlone).toThrow('locked');
  await other.kill();
  using _lock = lockAlone();
  await expect(openStore({ dataDir })).rejects.toThrow('locked');
});

test('leaves a foreign file and a store of a newer version unchanged', async () => {
  const dataDir = temporary();
  const foreign = new DatabaseSync(storeFileOf(dataDir));
  foreign.exec('create table recipes (name text)');
  foreign.close();
  await expect(openStore({ dataDir })).rejects.toMatchObject({ kind: 'unusable' });
  const other = temporary();
  await (await openIn(other)).close();
  const newer = new DatabaseSync(storeFileOf(other));
  newer.exec("insert into kysely_migration values ('900-later', '2030-01-01T00:00:00Z')");
  newer.close();
  await expect(openStore({ dataDir: other })).rejects.toThrow('newer version');
});
