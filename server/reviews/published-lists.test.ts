import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BARBER, freshApp, freshStore, NOON } from '../../tests/support/server.ts';
import { isStored } from '../static/answer.ts';
import type { BuiltFile } from '../static/files.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { publishedLists } from './published-lists.ts';

const list = `/api/reviews?barberId=${BARBER}`;
const counts = `/api/reviews/counts?barberId=${BARBER}`;

/** So many reviews, a minute apart, the last ones the newest. */
async function publish(store: Store, many: number, from = 0): Promise<string[]> {
  const ids: string[] = [];
  for (let index = from; index < from + many; index += 1) {
    const words = { customerName: 'Omar', rating: 5, review: `Visit ${index}. ${'A good fade. '.repeat(9)}` };
    const at = new Date(+NOON + index * 60_000);
    ids.push((await store.reviews.submit({ ...words, barberId: BARBER, branchId: 'jvc' }, at)).id);
  }
  await decide(store, ids, 'approve');
  return ids;
}

const decide = (store: Store, ids: string[], action: 'approve' | 'undo') =>
  store.moderation.decide(
    ids.map((reviewId) => ({ reviewId, action })),
    'staff@example.com',
    NOON,
  );

const textOf = ({ bodies: { identity } }: BuiltFile) =>
  identity && !isStored(identity) ? Buffer.from(identity).toString() : '';

test('a list comes by pages of twenty, each naming the next, and is whole', async () => {
  const { request, store } = await freshApp();
  const ids = await publish(store, 45);
  const seen: string[] = [];
  let path: string | undefined = list;
  while (path) {
    const answer: Response = await request(path);
    const page = await answer.json();
    expect(page.length).toBeLessThanOrEqual(20);
    seen.push(...page.map(({ id }: { id: string }) => id));
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  expect(seen).toEqual(ids.toReversed());
});

test('a page that begins nowhere is refused', async () => {
  const { request } = await freshApp();
  for (const before of ['', 'x', '2026-11-21_1', '2026-11-21T08:00:00.000Z_', "2026-11-21T08:00:00.000Z_'--"])
    expect((await request(`${list}&before=${encodeURIComponent(before)}`)).status).toBe(400);
});

test('the list goes out compressed, once read, and whoever has it hears that it is the same', async () => {
  const { request, store } = await freshApp();
  await publish(store, 20);
  const read = vi.spyOn(store.published, 'pageOf');
  const headers = { 'Accept-Encoding': 'br' };
  const answers = await Promise.all(Array.from({ length: 9 }, () => request(list, { headers })));
  expect(read).toHaveBeenCalledTimes(1);
  expect(answers.map((answer) => answer.headers.get('Content-Encoding'))).toEqual(Array(9).fill('br'));
  const etag = answers[0]?.headers.get('ETag') ?? '';
  const again = await request(list, { headers: { ...headers, 'If-None-Match': etag } });
  expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, 'no-cache']);
});

test('a decision, a reply and an erasure show at once', async () => {
  const { json, store } = await freshApp();
  const [first = '', second = ''] = await publish(store, 2);
  expect((await json(list)).length).toBe(2);
  expect((await json(counts)).published).toBe(2);
  await decide(store, [first], 'undo');
  expect((await json(list)).map(({ id }: { id: string }) => id)).toEqual([second]);
  expect((await json(counts)).published).toBe(1);
  await store.moderation.reply({ reviewId: second, text: 'Thank you.' }, 'staff@example.com', NOON);
  expect((await json(list))[0].reply.text).toBe('Thank you.');
  await store.moderation.erase({ reviewId: second }, 'staff@example.com', NOON);
  expect(await json(list)).toEqual([]);
});

test('the averages of the team come in one answer, which a decision changes at once', async () => {
  const { json, store } = await freshApp();
  const averages = '/api/reviews/ratings';
  expect(await json(averages)).toEqual({});
  const [first = ''] = await publish(store, 2);
  const refused = { customerName: 'Ali', rating: 1, review: 'Late.', branchId: 'jvc' };
  await store.reviews.submit({ ...refused, barberId: 'youssef-amrani' }, NOON);
  expect(await json(averages)).toEqual({ [BARBER]: { published: 2, average: 5 } });
  const read = vi.spyOn(store.published, 'ratings');
  await json(averages);
  expect(read).not.toHaveBeenCalled();
  await decide(store, [first], 'undo');
  expect(await json(averages)).toEqual({ [BARBER]: { published: 1, average: 5 } });
});

test('a decision while the list is being read is never lost', async () => {
  const store = await freshStore();
  const [id = ''] = await publish(store, 1);
  const lists = publishedLists(store);
  const slow = vi.spyOn(store.published, 'pageOf');
  const stale = await store.published.pageOf(BARBER);
  slow.mockImplementationOnce(async () => {
    await decide(store, [id], 'undo');
    return stale;
  });
  await lists.page(BARBER);
  expect(textOf(await lists.page(BARBER))).toBe('[]');
});

test('what another process decided shows within a moment, and nothing is read again until then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-test-'));
  const [one, two] = [await openStore({ dataDir }), await openStore({ dataDir })];
  onTestFinished(async () => {
    await Promise.all([one.close(), two.close()]);
    rmSync(dataDir, { recursive: true });
  });
  const clock = { now: 0 };
  const lists = publishedLists(two, () => clock.now);
  const shown = async () => JSON.parse(textOf(await lists.page(BARBER)));
  await publish(one, 1);
  expect(await shown()).toHaveLength(1);
  await publish(one, 1, 1);
  const read = vi.spyOn(two.published, 'pageOf');
  expect(lists.atHand(BARBER)).toBeDefined();
  clock.now = 300;
  expect(lists.atHand(BARBER)).toBeUndefined();
  expect(await shown()).toHaveLength(2);
  clock.now = 600;
  expect(await shown()).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(1);
});

test('while the store does not answer, the list that was read goes on being served', async () => {
  const store = await freshStore();
  await publish(store, 3);
  const clock = { now: 0 };
  const lists = publishedLists(store, () => clock.now);
  const before = await lists.page(BARBER);
  vi.spyOn(store.published, 'revisionOf').mockRejectedValue(new Error('gone'));
  clock.now = 1_000;
  expect(await lists.page(BARBER)).toBe(before);
  await expect(lists.page('youssef-amrani')).rejects.toThrow('gone');
});
