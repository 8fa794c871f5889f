import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { BARBER, draft } from '../support/server.ts';

/** `KILL_ROUNDS=50 npx vitest run tests/built/survival.test.ts` for the long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const WRITERS = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-survival-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => startServer({ REVIEW_LIMIT: '1000000', LOG_LEVEL: 'silent' }, dataDir);

const send = (origin: string, key: string) =>
  fetch(`${origin}/api/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(draft({ review: `Words of ${key}` })),
  });

test(
  'whatever was acknowledged survives a kill, and a retry is no second review',
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { origin, stop } = await start();
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
      await stop('SIGKILL');
      running = false;
      await Promise.all(writers);
      const again = await start();
      for (const key of unsure.slice(-WRITERS)) {
        expect((await send(again.origin, key)).ok).toBe(true);
        acknowledged.add(key);
      }
      await again.stop('SIGKILL');
    }
    const store = await openStore({ dataDir });
    const rows = await store.db
      .selectFrom('reviews')
      .select('submissionKey')
      .where('barberId', '=', BARBER)
      .execute();
    await store.close();
    const kept = rows.map((row) => row.submissionKey);
    expect(new Set(kept).size).toBe(kept.length);
    expect([...acknowledged].filter((key) => !kept.includes(key))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * WRITERS);
  },
  ROUNDS * 15_000,
);

test('on SIGTERM the server finishes what it is doing and leaves with 0', async () => {
  const { origin, stop } = await start();
  const answers = Array.from({ length: 20 }, (_, index) => send(origin, `last-words-${index}`));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const gone = stop('SIGTERM');
  const statuses = (await Promise.allSettled(answers)).flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.status] : [],
  );
  expect(statuses).toEqual(Array(20).fill(201));
  expect(await gone).toBe(0);
}, 30_000);
