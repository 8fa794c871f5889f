import { expect, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/server.ts';
import { createLog } from '../log.ts';

async function warningsOf(proxies: number): Promise<string[]> {
  const log = { ...createLog('silent'), warn: vi.fn() };
  const { request } = await freshApp({ log, proxies });
  for (const _ of [1, 2, 3]) await request('/', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  return log.warn.mock.calls.map(([message]) => message);
}

test('a proxy that nobody told us of is named once', async () => {
  expect(await warningsOf(0)).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
  expect(await warningsOf(1)).toEqual([]);
});
