import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../server/store/store.ts';
import { startPostgres } from '../support/postgres.ts';
import { freePort } from '../support/programs.ts';
import { builtPages } from '../support/release.ts';
import { startServer } from '../support/server-process.ts';

const ANSWERS_WITHIN_MS = 20_000;
const RECOVERS_WITHIN_MS = 10_000;
const REVIEWERS = 20;

export type Engine = 'sqlite' | 'postgres';
export type Rig = Awaited<ReturnType<typeof startRig>>;

/** The status of a whole answer, or nothing where none came. */
async function ask(url: string, init?: RequestInit): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** A running server with a store of its own, reviewers who never stop, and a visitor who asks for a page ten times a second. */
export async function startRig(engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-soak-'));
  const cluster = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = cluster?.database();
  const env = {
    CONTENT_DIR: join(dataDir, 'content'),
    REVIEW_LIMIT: '1000000000',
    PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const barbers = builtPages().flatMap((page) => /^\/barber\/(.+)$/.exec(page)?.[1] ?? []);
  const acknowledged = new Set<string>();
  /** What no fault excuses. */
  const failures: string[] = [];
  let pages = 0;
  let going = true;
  /** True while the server is gone because we ended it; `ends` counts how often. */
  let down = false;
  let ends = 0;

  async function begin() {
    const started = await startServer(env, dataDir);
    void started.ended.then((status) => {
      if (!down) failures.push(`the server ended by itself with ${status}`);
    });
    return started;
  }
  let server = await begin();
  const { origin } = server;

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    down = true;
    ends += 1;
    const status = await server.stop(signal);
    if (signal === 'SIGTERM' && status !== 0) failures.push(`SIGTERM was answered by ${status}`);
  }

  /** Sends reviews, each again with its key until it is acknowledged, as the form does. */
  async function reviewer(turn: number): Promise<void> {
    while (going) {
      const words = `A clean fade, ${randomUUID()}`;
      const barberId = barbers[turn % barbers.length];
      const body = JSON.stringify({ barberId, customerName: 'Soak', rating: 5, review: words });
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      for (let tries = 0; tries < 100 && !acknowledged.has(words); tries += 1) {
        if (tries) await sleep(100);
        const status = await ask(`${origin}/api/reviews`, { method: 'POST', headers, body });
        if (status === 200 || status === 201) acknowledged.add(words);
        else if (status && status !== 503) failures.push(`a review was answered by ${status}`);
      }
      await sleep(20);
    }
  }
  async function visitor(): Promise<void> {
    while (going) {
      const before = ends;
      const status = down ? undefined : await ask(`${origin}/`);
      // Nobody is asked of a server that we ended ourselves.
      if (!down && before === ends) {
        pages += 1;
        if (status !== 200) failures.push(`a page was answered by ${status ?? 'nothing'}`);
      }
      await sleep(100);
    }
  }
  const everybody = [visitor(), ...Array.from({ length: REVIEWERS }, (_, turn) => reviewer(turn))];

  return {
    origin,
    dataDir,
    cluster,
    databaseUrl,
    failures,
    /** Kills the server in the middle of whatever it is writing, and starts it again. */
    async restart(): Promise<void> {
      await end('SIGKILL');
      server = await begin();
      down = false;
    },
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
    /** Lets everybody go home, ends the server, and compares what was acknowledged with what is kept. */
    async finish() {
      going = false;
      await Promise.all(everybody);
      await end('SIGTERM');
      const store = await openStore({ dataDir, databaseUrl });
      const rows = await store.db.selectFrom('reviews').select('review').execute();
      await store.close();
      const kept = new Set(rows.map(({ review }) => review));
      const lost = [...acknowledged].filter((words) => !kept.has(words)).length;
      return { pages, acknowledged: acknowledged.size, lost, twice: rows.length - kept.size };
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
