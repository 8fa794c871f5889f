import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CURRENT, type Manifest, PRIVATE, SITE } from '../../contract/release.ts';
import { openStore, type StoreOptions } from '../../server/store/store.ts';
import { startPostgres } from '../support/postgres.ts';
import { freePort } from '../support/programs.ts';
import { builtPages, release } from '../support/release.ts';
import { startServer } from '../support/server-process.ts';

const run = promisify(execFile);
const ANSWERS_WITHIN_MS = 20_000;
const RECOVERS_WITHIN_MS = 10_000;
const REVIEWERS = 20;

export type Engine = 'sqlite' | 'postgres';
export type Rig = Awaited<ReturnType<typeof startRig>>;
/** Stands in the home page of the second release alone. */
export const MARK = '<!-- the second release -->';

/** The status of a whole answer, or nothing where none came. */
export async function ask(url: string, init?: RequestInit): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Two releases of the built site; the first is served. */
function makeReleases(dataDir: string): string {
  const folder = join(dataDir, 'releases');
  mkdirSync(folder);
  for (const number of ['1', '2'])
    cpSync(release, join(folder, number), { recursive: true, dereference: true });
  appendFileSync(join(folder, '2', SITE, 'index.html'), MARK);
  // Another content goes by another tag.
  const manifestFile = join(folder, '2', PRIVATE.manifest);
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  if (manifest['/']) manifest['/'].etag += '-second';
  writeFileSync(manifestFile, JSON.stringify(manifest));
  symlinkSync('1', join(folder, CURRENT));
  return folder;
}

/** What was answered to reviewers against what is kept. */
class Ledger {
  readonly acknowledged = new Set<string>();
  /** Answers that no fault excuses: a review is taken, or asked for again later. */
  readonly strange: number[] = [];
  readonly kept = new Set<string>();
  /** Within one store: a review sent again to another store, after its answer was lost, is right to be there too. */
  twice = 0;

  note(words: string, status: number | undefined): void {
    if (status === 200 || status === 201) this.acknowledged.add(words);
    else if (status && status !== 503) this.strange.push(status);
  }
  /** Reads what a store holds that no server uses any more. */
  async read(options: StoreOptions): Promise<void> {
    const store = await openStore(options);
    const rows = await store.db.selectFrom('reviews').select('review').execute();
    const here = new Set(rows.map(({ review }) => review));
    this.twice += rows.length - here.size;
    for (const words of here) this.kept.add(words);
    await store.close();
  }
  lost = () => this.acknowledged.size - [...this.acknowledged].filter((words) => this.kept.has(words)).length;
}

/** A running server with a store of its own, reviewers who never stop, and somebody who asks for a page ten times a second. */
export async function startRig(engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-soak-'));
  const cluster = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = cluster?.database();
  const env = {
    DATA_DIR: dataDir,
    RELEASES_DIR: makeReleases(dataDir),
    CONTENT_DIR: join(dataDir, 'content'),
    STAFF_PASSWORD: 'a long enough password',
    REVIEW_LIMIT: '1000000000',
    PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const ledger = new Ledger();
  const crashes: string[] = [];
  const barbers = builtPages().flatMap((page) => /^\/barber\/(.+)$/.exec(page)?.[1] ?? []);
  let going = true;
  /** True while it is gone because we ended it; `ends` counts how often. */
  let down = false;
  let ends = 0;
  let pages: { ms: number; status: number | undefined }[] = [];

  async function begin(more: Record<string, string> = {}, until?: '/readyz' | '/healthz') {
    const started = await startServer({ ...env, ...more }, dataDir, until);
    void started.ended.then((status) => {
      if (!down) crashes.push(`ended by itself with ${status}`);
    });
    return started;
  }
  let server = await begin();
  const { origin } = server;

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    down = true;
    ends += 1;
    const status = await server.stop(signal);
    if (signal === 'SIGTERM' && status !== 0) crashes.push(`SIGTERM was answered by ${status}`);
  }

  /** Sends reviews, each again with its key until it is acknowledged, as the form does. */
  async function reviewer(turn: number): Promise<void> {
    while (going) {
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
    while (going) {
      const before = ends;
      const began = performance.now();
      const status = down ? undefined : await ask(`${origin}/`);
      // Nobody is asked of a server that we ended ourselves.
      if (!down && before === ends) pages.push({ ms: performance.now() - began, status });
      await sleep(100);
    }
  }
  const everybody = [visitor(), ...Array.from({ length: REVIEWERS }, (_, turn) => reviewer(turn))];

  return {
    origin,
    dataDir,
    env,
    cluster,
    databaseUrl,
    ledger,
    crashes,
    /** Ends the server and starts it again, with other settings where they are given. */
    async restart(
      signal: 'SIGTERM' | 'SIGKILL',
      more?: Record<string, string>,
      until?: '/readyz' | '/healthz',
    ): Promise<void> {
      await end(signal);
      server = await begin(more, until);
      down = false;
    },
    /** The command line beside the running server. */
    jk: (...args: string[]) =>
      run(process.execPath, [join(import.meta.dirname, '../jk/main.ts'), ...args], {
        env: { ...process.env, ...env },
      }),
    /** Waits until the server says that it takes writes, or that it takes none. */
    async untilReady(ready: boolean): Promise<void> {
      const wanted = ready ? 200 : 503;
      const began = performance.now();
      for (let status = 0; status !== wanted; await sleep(50)) {
        status = (await ask(`${origin}/readyz`)) ?? 0;
        if (status !== wanted && performance.now() - began > RECOVERS_WITHIN_MS)
          throw new Error(`/readyz: ${status} instead of ${wanted}`);
      }
    },
    /** How pages were answered since the last time. */
    pagesSinceThen() {
      const times = pages.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
      const failed = pages.filter(({ status }) => status !== 200).length;
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
      const seen = { pages: pages.length, failed, p50: at(0.5), p99: at(0.99) };
      pages = [];
      return seen;
    },
    /** Lets everybody go home, ends the server, and reads what it kept. */
    async finish(): Promise<void> {
      going = false;
      await Promise.all(everybody);
      await end('SIGTERM');
      await ledger.read({ dataDir, databaseUrl });
    },
    async remove(): Promise<void> {
      going = false;
      down = true;
      await server.stop('SIGKILL');
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
