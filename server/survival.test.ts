import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BARBER, draft } from '../tests/support/server.ts';
import { openStore } from './store/open.ts';

/** `KILL_ROUNDS=50 npx vitest run server/survival.test.ts` for the long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const WRITERS = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-survival-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const child = spawn('node', [join(import.meta.dirname, 'main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      REVIEW_LIMIT: '1000000',
      LOG_LEVEL: 'silent',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return { child, origin };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not start');
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

const send = (origin: string, key: string) =>
  fetch(`${origin}/api/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(draft({ review: `Words of ${key}` })),
  });

const built = existsSync(join(import.meta.dirname, '../dist/manifest.json'));

test.runIf(built)(
  'whatever was acknowledged survives a kill, and a retry is no second review',
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, origin } = await startServer();
      // What the last round sent without hearing of it is sent again, as a browser would.
      const unsure: string[] = [];
      let running = true;
      const writer = async (name: number) => {
        for (let turn = 0; running; turn += 1) {
          const key = `round-${round}-writer-${name}-turn-${turn}`;
          unsure.push(key);
          const answer = await send(origin, key).catch(() => undefined);
          if (answer?.ok) acknowledged.add(key);
        }
      };
      const writers = Array.from({ length: WRITERS }, (_, name) => writer(name));
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 250));
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
      running = false;
      await Promise.all(writers);
      const again = await startServer();
      for (const key of unsure.slice(-WRITERS)) {
        expect((await send(again.origin, key)).ok).toBe(true);
        acknowledged.add(key);
      }
      again.child.kill('SIGKILL');
      await ended(again.child);
    }
    const store = await openStore({ dataDir });
    const rows = await store.db
      .selectFrom('reviews')
      .select('submission_key')
      .where('barber_id', '=', BARBER)
      .execute();
    await store.close();
    const kept = rows.map((row) => row.submission_key);
    expect(new Set(kept).size).toBe(kept.length);
    expect([...acknowledged].filter((key) => !kept.includes(key))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * WRITERS);
  },
  ROUNDS * 15_000,
);

test.runIf(built)(
  'on SIGTERM the server finishes what it is doing and leaves with 0',
  async () => {
    const { child, origin } = await startServer();
    const answers = Array.from({ length: 20 }, (_, index) => send(origin, `last-words-${index}`));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const gone = ended(child);
    child.kill('SIGTERM');
    const statuses = (await Promise.allSettled(answers)).flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.status] : [],
    );
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 201)).toBe(true);
    expect(await gone).toBe(0);
  },
  30_000,
);
