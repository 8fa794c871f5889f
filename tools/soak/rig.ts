import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openStore, type StoreOptions } from '../../server/store/store.ts';
import { serveNewRelease } from '../../tests/support/releases.ts';
import { startPostgres } from '../support/postgres.ts';
import { freePort, until } from '../support/programs.ts';
import { builtPages } from '../support/release.ts';
import { startServer } from '../support/server-process.ts';

const run = promisify(execFile);
const ANSWERS_WITHIN_MS = 20_000;
const RECOVERS_WITHIN_MS = 10_000;
const REVIEWERS = 20;
/** The names of releases 1 and 2, each in a script of its home page. */
export const RELEASES = ['first', 'second'];

export type Engine = 'sqlite' | 'postgres';
export type Rig = Awaited<ReturnType<typeof startRig>>;

/** The status of a complete response; undefined if there was none. */
export async function ask(url: string, init?: RequestInit): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Compares acknowledged reviews with stored ones. */
class Ledger {
  readonly acknowledged = new Set<string>();
  /** Statuses other than success and 503. */
  readonly unexpected: number[] = [];
  readonly stored = new Set<string>();
  /** Counted per store: a review retried on another store, after its response was lost, may be in both. */
  duplicates = 0;

  note(words: string, status: number | undefined): void {
    if (status === 200 || status === 201) this.acknowledged.add(words);
    else if (status && status !== 503) this.unexpected.push(status);
  }
  /** Reads a store after its server has stopped. */
  async read(options: StoreOptions): Promise<void> {
    const store = await openStore(options);
    const rows = await store.db.selectFrom('reviews').select('review').execute();
    const here = new Set(rows.map(({ review }) => review));
    this.duplicates += rows.length - here.size;
    for (const words of here) this.stored.add(words);
    await store.close();
  }
  lost = () =>
    this.acknowledged.size - [...this.acknowledged].filter((words) => this.stored.has(words)).length;
}

/** A server with its own store, clients that send reviews continuously, and one that requests a page ten times a second. */
export async function startRig(engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-soak-'));
  const cluster = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = cluster?.database();
  const releases = join(dataDir, 'releases');
  for (const name of RELEASES) await serveNewRelease(releases, name);
  const env = {
    DATA_DIR: dataDir,
    RELEASES_DIR: releases,
    STAFF_PASSWORD: 'a long enough password',
    REVIEW_LIMIT: '1000000000',
    PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const ledger = new Ledger();
  const crashes: string[] = [];
  const barbers = builtPages().flatMap((page) => /^\/barber\/(.+)$/.exec(page)?.[1] ?? []);
  let running = true;
  /** True while the server is stopped on purpose; `ends` counts these stops. */
  let isStopped = false;
  let ends = 0;
  let pages: { ms: number; status: number | undefined }[] = [];

  async function begin(more: Record<string, string> = {}, health?: '/readyz' | '/healthz') {
    const started = await startServer({ ...env, ...more }, dataDir, health);
    void started.ended.then((status) => {
      if (!isStopped) crashes.push(`exited by itself with ${status}`);
    });
    return started;
  }
  let server = await begin();
  const { origin } = server;

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    isStopped = true;
    ends += 1;
    const status = await server.stop(signal);
    if (signal === 'SIGTERM' && status !== 0) crashes.push(`exited with ${status} on SIGTERM`);
  }

  /** Sends reviews and retries each with its key until it is acknowledged, like the form. */
  async function reviewer(turn: number): Promise<void> {
    while (running) {
      const words = `A clean fade, ${randomUUID()}`;
      const barberId = barbers[turn % barbers.length];
      const body = JSON.stringify({ barberId, customerName: 'Soak', rating: 5, review: words });
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      for (let tries = 0; tries < 100 && !ledger.acknowledged.has(words); tries += 1) {
        if (tries) await sleep(100);
        ledger.note(words, await ask(`${origin}/api/reviews`, { method: 'POST', headers, body }));
      }
      await sleep(20);
    }
  }
  async function visitor(): Promise<void> {
    while (running) {
      const before = ends;
      const began = performance.now();
      const status = isStopped ? undefined : await ask(`${origin}/`);
      // Skip requests during which the rig stopped the server.
      if (!isStopped && before === ends) pages.push({ ms: performance.now() - began, status });
      await sleep(100);
    }
  }
  const clients = [visitor(), ...Array.from({ length: REVIEWERS }, (_, turn) => reviewer(turn))];

  return {
    origin,
    dataDir,
    env,
    cluster,
    databaseUrl,
    ledger,
    crashes,
    async restart(signal: 'SIGTERM' | 'SIGKILL', ...how: Parameters<typeof begin>): Promise<void> {
      await end(signal);
      server = await begin(...how);
      isStopped = false;
    },
    jk: (...args: string[]) =>
      run(process.execPath, [join(import.meta.dirname, '../jk/main.ts'), ...args], {
        env: { ...process.env, ...env },
      }),
    untilReady(ready: boolean) {
      const expected = ready ? 200 : 503;
      const isReady = async () => (await ask(`${origin}/readyz`)) === expected;
      return until(isReady, RECOVERS_WITHIN_MS, `/readyz did not answer ${expected}`);
    },
    /** Statistics of the page requests since the last call. */
    takePageStats() {
      const times = pages.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
      const failed = pages.filter(({ status }) => status !== 200).length;
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
      const stats = { pages: pages.length, failed, p50: at(0.5), p99: at(0.99) };
      pages = [];
      return stats;
    },
    async finish(): Promise<void> {
      running = false;
      await Promise.all(clients);
      await end('SIGTERM');
      await ledger.read({ dataDir, databaseUrl });
    },
    async remove(): Promise<void> {
      running = false;
      isStopped = true;
      await server.stop('SIGKILL');
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
