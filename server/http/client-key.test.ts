import { expect, test } from 'vitest';
import { draft, freshApp } from '../../tests/support/server.ts';

const LIMIT = { purpose: 'review', most: 2, windowMs: 600_000 };
const open = () => freshApp({ proxies: 1, reviewLimit: LIMIT });

let turn = 0;
async function statusesFrom({ post }: Awaited<ReturnType<typeof open>>, addresses: string[]) {
  const statuses = [];
  for (const address of addresses) {
    turn += 1;
    const answer = await post('/api/reviews', draft({ review: `Words ${turn}` }), {
      'X-Forwarded-For': address,
    });
    statuses.push(answer.status);
  }
  return statuses;
}

test.each([
  [['2001:db8:0:12::1', '2001:db8:0:12::2', '[2001:db8:0:12::3]:443', '2001:db8:0:12::4%eth0']],
  [['192.0.2.7', '192.0.2.7:1234', '::ffff:192.0.2.7', '10.9.8.7, 192.0.2.7']],
])('%j is one client, in whatever spelling', async (addresses) => {
  expect(await statusesFrom(await open(), addresses)).toEqual([201, 201, 429, 429]);
});

test('what a client writes into the header itself changes nothing', async () => {
  const forged = ['1.1.1.1, 192.0.2.7', '2.2.2.2, 192.0.2.7', '3.3.3.3, 4.4.4.4, 192.0.2.7'];
  expect(await statusesFrom(await open(), forged)).toEqual([201, 201, 429]);
});

test('midnight ends no window that runs, and forgets the key of the day before yesterday', async () => {
  const server = await open();
  const at = (time: string) => {
    server.clock.now = new Date(`${time}+04:00`);
  };
  at('2026-11-21T23:56:00');
  expect(await statusesFrom(server, ['192.0.2.7', '192.0.2.7', '192.0.2.7'])).toEqual([201, 201, 429]);
  at('2026-11-22T00:05:59');
  expect(await statusesFrom(server, ['192.0.2.7'])).toEqual([429]);
  at('2026-11-22T00:06:00');
  expect(await statusesFrom(server, ['192.0.2.7', '192.0.2.7', '192.0.2.7'])).toEqual([201, 201, 429]);
  at('2026-11-23T12:00:00');
  await statusesFrom(server, ['192.0.2.7']);
  const keys = await server.store.db.selectFrom('settings').select('name').orderBy('name').execute();
  expect(keys.map(({ name }) => name)).toEqual(['client-key-2026-11-22', 'client-key-2026-11-23']);
});
