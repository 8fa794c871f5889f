import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { loadSite } from './files.ts';
import { keepHouse } from './insights/schedule.ts';
import { createLog } from './log.ts';
import { channelsOf, noticeSettings } from './notices/settings.ts';
import { keepNoticing } from './notices/worker.ts';
import { staffAuth } from './staff/auth.ts';
import { openStore } from './store/open.ts';

const STOP_WITHIN_MS = 10_000;

const log = createLog();
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? '0.0.0.0';
const dataDir = process.env.DATA_DIR ?? join(root, 'data');

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** REVIEW_LIMIT: submissions of one client within ten minutes, for benchmarks and for branches behind one address. */
function limitFromEnvironment() {
  const most = Number(process.env.REVIEW_LIMIT);
  return most > 0 ? { purpose: 'review', most, windowMs: 600_000 } : undefined;
}

async function start() {
  mkdirSync(dataDir, { recursive: true });
  const notices = noticeSettings(process.env);
  const store = await openStore({
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    channels: channelsOf(notices),
  });
  const stopKeeping = keepHouse(store, log);
  const stopNoticing = keepNoticing(store, notices, log);
  const app = createApp({
    site: loadSite(join(root, 'dist')),
    store,
    log,
    auth: await staffAuth(store, { secure: process.env.NODE_ENV === 'production' }),
    trustProxy: process.env.TRUST_PROXY === '1',
    reviewLimit: limitFromEnvironment(),
  });
  const server = serve({ fetch: app.fetch, port, hostname }, () => {
    log.info('listening', { url: `http://localhost:${port}` });
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one` : error),
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    stopKeeping();
    stopNoticing();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close(async () => {
      await store.close();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await start().catch(fail);
