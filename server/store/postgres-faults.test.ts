import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { BARBER, draft, freshApp } from '../../tests/support/server.ts';
import { STAFF } from '../../tests/support/staff.ts';
import { startPostgres } from '../../tools/support/postgres.ts';
import { addStaff } from '../staff/accounts.ts';
import { staffAuth } from '../staff/auth.ts';
import { makeStore } from './store.ts';

type Cluster = Awaited<ReturnType<typeof startPostgres>>;
const running: { cluster?: Cluster } = {};
let cluster: Cluster;

beforeAll(async () => {
  running.cluster = await startPostgres();
}, 60_000);
beforeEach(() => {
  if (running.cluster) cluster = running.cluster;
});
afterAll(() => running.cluster?.stop());

async function appOn(databaseUrl: string) {
  const store = makeStore({ dataDir: '', databaseUrl });
  onTestFinished(() => store.close().catch(() => {}));
  const auth = staffAuth({ secure: false });
  const server = await freshApp({ store, auth, reviewLimit: 1e9 });
  const send = (review: string) =>
    server.request('/api/reviews', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-of-${review.replaceAll(' ', '-')}`,
      },
      body: JSON.stringify(draft({ review })),
    });
  /** Until the store takes reviews again. */
  const recovered = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await send(`recovered ${attempt}`)).ok) return;
      await sleep(100);
    }
    throw new Error('The store did not recover');
  };
  return { ...server, store, send, recovered };
}

test.each(['fast', 'immediate'] as const)(
  'a database that restarts (%s) under load costs answers, not the process, and nothing that was acknowledged',
  async (how) => {
    const { send, recovered, store, request } = await appOn(cluster.database());
    expect((await send('before')).status).toBe(201);
    const acknowledged = new Set<string>();
    const statuses = new Set<number>();
    let going = true;
    const writer = async (name: number) => {
      for (let turn = 0; going; turn += 1) {
        const answer = await send(`writer ${name} turn ${turn}`);
        statuses.add(answer.status);
        if (answer.ok) acknowledged.add(`writer ${name} turn ${turn}`);
        else await sleep(5);
      }
    };
    const writers = Array.from({ length: 20 }, (_, name) => writer(name));
    for (let restart = 0; restart < 3; restart += 1) {
      await sleep(200);
      await cluster.end(how);
      expect((await request('/')).status).toBe(200);
      await cluster.start();
      await recovered();
    }
    going = false;
    await Promise.all(writers);
    expect([...statuses].filter((status) => ![201, 200, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(503);
    const rows = await store.db.selectFrom('reviews').select('review').execute();
    const kept = rows.map(({ review }) => review);
    expect([...acknowledged].filter((words) => !kept.includes(words))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  },
  60_000,
);

test('a database that is not there yet: pages, plain answers, and everything works once it is', async () => {
  const url = cluster.database();
  await cluster.end('fast');
  const { request, send, recovered, store } = await appOn(url);
  const refused = await send('too early');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect((await refused.json()).detail).toContain('cannot reach');
  expect((await request('/')).status).toBe(200);
  expect((await request('/api/services')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(503);
  const headers = { cookie: 'jk-staff=somebody' };
  expect((await request('/api/staff/me', { headers })).status).toBe(503);
  await cluster.start();
  await recovered();
  await addStaff(store, STAFF);
  expect((await store.published.countsOf(BARBER)).received).toBe(1);
  await sleep(1_100);
  expect((await request('/readyz')).status).toBe(200);
}, 60_000);

test('a frozen database: health is answered at once, requests by the deadline, pages always', async () => {
  const { request, send, recovered } = await appOn(cluster.database());
  expect((await send('before')).status).toBe(201);
  cluster.freeze();
  onTestFinished(() => cluster.thaw());
  const asked = performance.now();
  const waiting = Promise.all(Array.from({ length: 30 }, (_, turn) => send(`frozen ${turn}`)));
  expect((await request('/readyz')).status).toBe(503);
  expect(performance.now() - asked).toBeLessThan(3_000);
  expect((await request('/')).status).toBe(200);
  const answers = await waiting;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(performance.now() - asked).toBeLessThan(15_000);
  cluster.thaw();
  await recovered();
}, 60_000);
