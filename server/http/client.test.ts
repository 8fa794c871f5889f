import { expect, test, vi } from 'vitest';
import { draft, freshApp } from '../../tests/support/server.ts';
import { createLog } from '../log.ts';
import { networkOf } from './client.ts';

const LIMIT = 2;

test.each<[string, string | undefined]>([
  ['192.0.2.7', '192.0.2.7'],
  [' "192.0.2.7:55123" ', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:0DB8:0000:0012:0000:0000:0000:0002', '2001:0db8:0000:0012::/64'],
  ['2001:db8:0:12:ffff:ffff:ffff:ffff', '2001:0db8:0000:0012::/64'],
  ['[2001:db8:0:12::4%25eth0]:80', '2001:0db8:0000:0012::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['', undefined],
  ['unknown', undefined],
  ['1.2.3.4.5', undefined],
  ['[::1', undefined],
  ['1.2.3.4:x', undefined],
])('groups %j as %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});

test.each([
  [1, ['192.0.2.7', '192.0.2.7:1234', '::ffff:192.0.2.7']],
  [1, ['1.1.1.1, 192.0.2.7', '2.2.2.2, 192.0.2.7', '3.3.3.3, 4.4.4.4, 192.0.2.7']],
  [2, ['192.0.2.7, 10.0.0.1', '192.0.2.7:80 ,10.0.0.2', '192.0.2.7']],
  [1, ['2001:db8:0:12::1', '2001:db8:0:12::2', '[2001:db8:0:12::3]:443']],
])('identifies a client behind %i proxies by %j, ignoring forged entries', async (proxies, addresses) => {
  const { post } = await freshApp({ proxies, reviewLimit: LIMIT });
  const statuses = [];
  for (const [turn, address] of addresses.entries()) {
    const headers = { 'X-Forwarded-For': address };
    statuses.push((await post('/api/reviews', draft({ review: `Words ${turn}` }), headers)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  const other = { 'X-Forwarded-For': '192.0.2.8, 10.0.0.9' };
  expect((await post('/api/reviews', draft({ review: 'Other' }), other)).status).toBe(201);
});

test('warns once about a proxy that the settings do not declare', async () => {
  const warn = vi.fn();
  const { request } = await freshApp({ log: { ...createLog('silent'), warn } });
  for (const _ of [1, 2]) await request('/', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY=1')]]);
});
