import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { given } from '../domain/given.ts';
import { createApp } from './app.ts';
import { fromMemory } from './from-memory.ts';
import { keepHouse } from './insights/schedule.ts';
import { BACKLOG, boundedServer } from './listen.ts';
import { openSite } from './live-site.ts';
import { createLog, type Log } from './log.ts';
import { channelsOf, noticeSettings } from './notices/settings.ts';
import { keepNoticing } from './notices/worker.ts';
import { publishedLists } from './published-lists.ts';
import { settingsOrExit, strangeSettings } from './read-settings.ts';
import { staffAuth } from './staff/auth.ts';
import { failureOf } from './store/failures.ts';
import { makeStore } from './store/open.ts';
import type { Store } from './store/store.ts';

// What visitors write is theirs and ours: no other user of the machine reads it.
process.umask(0o077);

const STOP_WITHIN_MS = 10_000;

const REVIEW_WINDOW_MS = 600_000;
const EVENT_WINDOW_MS = 60_000;
const MEGABYTE = 2 ** 20;

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Whoever read our words may go; the site stays.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** A store that is down takes the reviews away, never a page: only what a person must mend ends the start. */
const untilItMatters = (store: Store, log: Log) =>
  store.ping().catch((error) => {
    const failure = failureOf(error);
    if (!failure || failure === 'unusable') throw error;
    log.warn('the store is not ready', { error: String(error) });
  });

async function start() {
  const settings = settingsOrExit();
  const log = createLog(settings.LOG_LEVEL);
  for (const name of strangeSettings(process.env)) log.warn('unknown setting', { name });
  const { PORT: port, DATA_DIR: dataDir } = settings;
  mkdirSync(dataDir, { recursive: true });
  const site = await openSite(settings.RELEASES_DIR, log, settings.MEMORY_MB * MEGABYTE);
  const notices = noticeSettings(settings, site.siteUrl);
  const store = makeStore(
    given({ dataDir, databaseUrl: settings.DATABASE_URL, channels: channelsOf(notices) }),
  );
  await untilItMatters(store, log);
  const stopKeeping = keepHouse(store, log);
  const stopNoticing = keepNoticing(store, notices, log);
  const published = publishedLists(store);
  const shared = { site, published, log, proxies: settings.TRUST_PROXY, hsts: settings.HSTS };
  const app = createApp({
    ...shared,
    store,
    auth: staffAuth({ secure: settings.NODE_ENV === 'production' }),
    reviewLimit: { purpose: 'review', most: settings.REVIEW_LIMIT, windowMs: REVIEW_WINDOW_MS },
    eventLimit: { purpose: 'event', most: settings.EVENT_LIMIT, windowMs: EVENT_WINDOW_MS },
  });
  const server = boundedServer({
    fetch: app.fetch,
    first: fromMemory(shared),
    most: settings.MAX_CONNECTIONS,
    proxied: settings.TRUST_PROXY > 0,
  });
  server.listen({ port, host: settings.HOST, backlog: BACKLOG }, () => {
    const { port: taken } = server.address() as AddressInfo;
    log.info('listening', { url: `http://localhost:${taken}` });
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one` : error),
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    site.stop();
    stopKeeping();
    stopNoticing();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close(async () => {
      await store.close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  // At a terminal the signal says that the terminal is gone.
  if (!process.stdin.isTTY) process.on('SIGHUP', site.refresh);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await start().catch(fail);
