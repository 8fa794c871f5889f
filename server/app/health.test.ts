import { expect, test, vi } from 'vitest';
import { freshApp, smallSite } from '../../tests/support/server.ts';
import type { Store } from '../app/store.ts';
import type { Log } from '../log.ts';
import { healthRoutes } from './health.ts';

test('logs once that the store refuses writes, and once that it accepts them again', async () => {
  vi.useFakeTimers();
  const logged: string[] = [];
  const log = {
    warn: (message: string) => logged.push(message),
    info: (message: string) => logged.push(message),
  };
  let failure: Error | undefined;
  const tryWrite = () => (failure ? Promise.reject(failure) : Promise.resolve());
  const store = { tryWrite };
  const app = healthRoutes(store as unknown as Store, log as unknown as Log, smallSite).onError(
    (_, context) => context.body(null, 503),
  );
  const readyStatus = async () => {
    await vi.advanceTimersByTimeAsync(1_500);
    return (await app.request('/readyz')).status;
  };
  expect(await readyStatus()).toBe(200);
  failure = new Error('disk gone');
  expect([await readyStatus(), await readyStatus()]).toEqual([503, 503]);
  failure = undefined;
  expect([await readyStatus(), await readyStatus()]).toEqual([200, 200]);
  expect(logged).toEqual(['the store refuses writes', 'the store accepts writes again']);
  vi.useRealTimers();
});

test('reports the version, the release and the publication that it shows', async () => {
  const { json } = await freshApp();
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(await json('/healthz')).toEqual({ status: 'ok', version, release: '7', publication: 3 });
});

test('fails /healthz while the process shuts down, and still answers requests', async () => {
  const app = await freshApp({ isShuttingDown: () => true });
  expect((await app.request('/healthz')).status).toBe(503);
  expect((await app.request('/readyz')).status).toBe(200);
});
