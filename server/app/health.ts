import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log.ts';
import type { Site } from '../static/site.ts';
import type { BaseStore } from '../store/store.ts';

export const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
).version;

const TIMEOUT_MS = 1_000;
const RESULT_TTL_MS = 1_000;

/**
 * Whether the store accepts a write. Answers within a second even if the store hangs, and writes at most once a second however
 * often it is called.
 */
function readiness(store: Pick<BaseStore, 'tryWrite'>, log: Log): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  let latest = { ready: true, until: 0 };
  const attempt = async () => {
    const failure = await store.tryWrite().then(
      () => undefined,
      (error: Error) => error,
    );
    const ready = !failure;
    if (latest.ready && failure) log.warn('the store refuses writes', { error: failure.message });
    if (!latest.ready && ready) log.info('the store accepts writes again');
    latest = { ready, until: performance.now() + RESULT_TTL_MS };
    pending = undefined;
    return ready;
  };
  return async () => {
    if (performance.now() < latest.until) return latest.ready;
    pending ??= attempt();
    return Promise.race([pending, sleep(TIMEOUT_MS, false, { ref: false })]);
  };
}

export function healthRoutes(store: Pick<BaseStore, 'tryWrite'>, log: Log, site: Site) {
  const isReady = readiness(store, log);
  return new Hono()
    .get('/healthz', (context) => {
      const { id: release, publication } = site.release;
      return context.json({ status: 'ok', version: VERSION, release, publication });
    })
    .get('/readyz', async (context) => {
      if (!(await isReady()))
        throw new Problem(503, 'The store does not accept writes at the moment.', {
          headers: { 'Retry-After': '1' },
        });
      return context.json({ status: 'ready' });
    });
}
