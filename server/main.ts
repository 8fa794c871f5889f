import { HOUR_MS } from '../domain/durations.ts';
import './settings-file.ts';
import type { AddressInfo } from 'node:net';
import { closedFolders, currentFacts } from '../release/releases.ts';
import { createApp } from './app/app.ts';
import { VERSION } from './app/health.ts';
import { makeStore, type Store } from './app/store.ts';
import { openPublishing } from './changes/keep-current.ts';
import { httpServer } from './http/listen.ts';
import { createLog, type Log } from './log.ts';
import { mailer, startMails } from './mail/outbox.ts';
import { type Settings, settingsOrExit } from './settings.ts';
import { staffAuth } from './staff/auth.ts';
import { NoRelease, openSite } from './static/site.ts';
import { failureOf } from './store/failures.ts';

// Keep visitors' data unreadable for other users of the machine.
process.umask(0o077);

/** Open connections are closed after this time. No acknowledged write depends on them. */
const DRAIN_WITHIN_MS = 7_000;
const STOP_WITHIN_MS = 10_000;
/** Before idle connections close, /healthz fails and responses say `Connection: close`, so that requests in flight succeed. */
const DRAIN_DELAY_MS = 1_000;

/** Logs why the server cannot start and exits; status 2 means an invalid setting. */
function fail(log: Log, reason: string, status: 1 | 2): never {
  log.error('cannot start', { reason });
  if (process.stderr.isTTY) console.error(reason);
  process.exit(status);
}

const LISTEN_ERRORS: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is in use: set PORT to another one`,
  EACCES: ({ PORT }) => `PORT=${PORT}: this user is not allowed to listen there`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST=${HOST} is not an address of this machine`,
  ENOTFOUND: ({ HOST }) => `HOST=${HOST} is not an address of this machine`,
};

// Ignore EPIPE: a closed log reader must not crash the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** The server starts without the store and serves pages. The log and /readyz report the failure. */
const tryStore = (store: Store, log: Log) =>
  store.ping().catch((error) => {
    const failure = failureOf(error);
    if (!failure) throw error;
    const write = failure === 'unusable' ? log.error : log.warn;
    write('the store is not available: serving pages without reviews and figures', { error: error.message });
  });

async function start(settings: Settings, log: Log) {
  const { PORT: port, DATA_DIR: dataDir } = settings;
  let stopping = false;
  const releases = settings.RELEASES_DIR;
  const store = makeStore({ dataDir, databaseUrl: settings.DATABASE_URL });
  await tryStore(store, log);
  const open = () => openSite(releases, log, settings);
  const release = await open().catch(async (error) => {
    if (!(error instanceof NoRelease)) throw error;
    log.warn('rendering the first release', { reason: error.message });
    const first = openPublishing({ store, log, releases, shown: () => currentFacts(releases) });
    await first.keepCurrent();
    first.stop();
    return open();
  });
  const { site } = release;
  const closed = settings.TRUST_PROXY > 0 && closedFolders(settings.RELEASES_DIR);
  if (closed) log.warn(closed);
  const { SMTP_URL: url, NOTICE_FROM: from, NOTICE_TO: to } = settings;
  const mail = url && from && to ? { url, from, to, site } : undefined;
  const everyHour = async () => {
    const ahead = Math.round((Date.now() - +(await store.now())) / 1_000);
    if (Math.abs(ahead) >= 60)
      log.warn('the clock of this machine is not that of the database: set both by NTP', { ahead });
    await store.purge(new Date());
  };
  const purge = () =>
    everyHour().catch((error) => log.error('retention job failed', { error: String(error) }));
  purge();
  setInterval(purge, HOUR_MS).unref();
  if (mail) startMails(store, mail, log);
  const publishing = openPublishing({ store, log, releases, shown: release.shown });
  publishing.startKeepingCurrent();
  const app = createApp({
    publishing,
    site,
    store,
    log,
    proxies: settings.TRUST_PROXY,
    hsts: settings.HSTS,
    sendMail: mail && mailer(mail),
    auth: staffAuth({ secure: settings.NODE_ENV === 'production' }),
    reviewLimit: settings.REVIEW_LIMIT,
    eventLimit: settings.EVENT_LIMIT,
    isShuttingDown: () => stopping,
  });
  const server = httpServer(app.fetch, settings.MAX_CONNECTIONS);
  server.listen({ port, host: settings.HOST }, () => {
    const { port: bound } = server.address() as AddressInfo;
    log.info('listening', { url: `http://localhost:${bound}`, version: VERSION, release: site.release.id });
  });
  server.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
    // One connection could not be accepted, for example for lack of file descriptors. The server continues.
    if (server.listening) log.error('connection not accepted', { error: message });
    else fail(log, LISTEN_ERRORS[code]?.(settings) ?? message, code in LISTEN_ERRORS ? 2 : 1);
  });

  server.prependListener('request', (_, response) => {
    if (stopping) response.setHeader('Connection', 'close');
  });
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    release.stop();
    publishing.stop();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    setTimeout(() => {
      server.close(async () => {
        await store.close();
        process.exit(0);
      });
    }, DRAIN_DELAY_MS);
    setTimeout(() => server.closeAllConnections(), DRAIN_WITHIN_MS).unref();
  };
  // In a terminal SIGHUP means that the terminal was closed.
  if (!process.stdin.isTTY) process.on('SIGHUP', release.refresh);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const advice: string[] = [];
const settings = settingsOrExit((each) => advice.push(each));
const log = createLog(settings.LOG_LEVEL);
for (const each of advice) log.warn(each);
await start(settings, log).catch((error) =>
  fail(log, error instanceof Error ? error.message : String(error), 1),
);
