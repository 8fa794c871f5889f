import { expect, test, vi } from 'vitest';
import { ADVERTISING } from '../../contract/moderation.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { review } from '../../tests/support/jk.ts';
import { BARBER, freshApp, freshStore, NOON } from '../../tests/support/server.ts';
import { read } from '../../tests/support/sources.ts';
import { signedInApp } from '../../tests/support/staff.ts';
import type { Store } from '../app/store.ts';
import { publishedLists } from './published.ts';

const list = `/api/reviews?barberId=${BARBER}`;
const counts = `/api/reviews/counts?barberId=${BARBER}`;

/** Publishes `many` reviews, a minute apart, and returns their ids, oldest first. */
async function publish(store: Store, many: number, from = 0, ratingOf = (_: number) => 5): Promise<string[]> {
  const ids: string[] = [];
  for (let index = from; index < from + many; index += 1) {
    const words = review(`Visit ${index}. ${'A good fade. '.repeat(9)}`);
    const at = new Date(+NOON + index * 60_000);
    ids.push((await store.reviews.submit({ ...words, rating: ratingOf(index) }, at)).id);
  }
  await decide(store, ids, 'approve');
  return ids;
}

async function decide(store: Store, ids: string[], action: 'approve' | 'undo') {
  for (const reviewId of ids) await store.moderation.decide({ reviewId, action }, 'staff@example.com', NOON);
}

test.each(bothEngines())(
  'lists all reviews in pages of twenty, newest first or by stars, with figures of all, on %s',
  async (_, fresh) => {
    const { request, json, store } = await freshApp({ store: await openedStore(fresh()) });
    const ids = await publish(store, 45, 0, (index) => 1 + (index % 5));
    await store.reviews.submit({ ...review('Pending'), rating: 1 }, NOON);
    async function all(query = ''): Promise<{ id: string; rating: number }[]> {
      const seen: { id: string; rating: number }[] = [];
      let path: string | undefined = list + query;
      while (path) {
        const answer: Response = await request(path);
        const page = await answer.json();
        expect(page.length).toBeLessThanOrEqual(20);
        seen.push(...page);
        path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1];
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      return seen;
    }
    expect((await all()).map(({ id }) => id)).toEqual(ids.toReversed());
    const starsOf = async (query: string) => (await all(query)).map(({ rating }) => rating);
    const rising = [1, 2, 3, 4, 5].flatMap((stars) => Array<number>(9).fill(stars));
    expect(await starsOf('&order=lowest')).toEqual(rising);
    expect(await starsOf('&order=highest')).toEqual(rising.toReversed());
    expect(await starsOf('&stars=2')).toEqual(Array(9).fill(2));
    expect(await json(counts)).toEqual({ received: 46, published: 45, rejected: 0, average: 3 });
    expect(await json('/api/reviews/ratings')).toEqual({ [BARBER]: { published: 45, average: 3 } });
    for (const wrong of ['order=best', 'stars=0'])
      expect((await request(`${list}&${wrong}`)).status).toBe(400);
  },
);

test('counts no suspected spam, and nothing that was rejected as advertising', async () => {
  const { request, store } = await freshApp();
  const [one = '', two = '', three = ''] = await publish(store, 4);
  for (const [reviewId, reason] of [
    [one, 'Insulting'],
    [two, 'Advertising'],
    [three, 'إعلان'],
  ] as const)
    await store.moderation.decide({ reviewId, action: 'reject', reason }, 'staff@example.com', NOON);
  const held = await store.reviews.submit(review('Held'), NOON);
  await store.db.updateTable('reviews').set({ suspectedSpam: 1 }).where('id', '=', held.id).execute();
  expect(await (await request(counts)).json()).toMatchObject({ received: 2, published: 1, rejected: 1 });
  for (const locale of ['en', 'ar'])
    expect(ADVERTISING.some((reason) => read(`content/${locale}/staff.yaml`).includes(reason))).toBe(true);
});

test('rejects an invalid cursor', async () => {
  const { request } = await freshApp();
  for (const before of ['', 'x', '2026-11-21_1', '2026-11-21T08:00:00.000Z_', "2026-11-21T08:00:00.000Z_'--"])
    expect((await request(`${list}&before=${encodeURIComponent(before)}`)).status).toBe(400);
});

test('shares one read of the store among simultaneous requests, and answers 304 to a known tag', async () => {
  const { request, store } = await freshApp({ listsFreshMs: 5_000 });
  await publish(store, 20);
  const read = vi.spyOn(store.published, 'pageOf');
  const headers = { 'Accept-Encoding': 'gzip' };
  const answers = await Promise.all(Array.from({ length: 9 }, () => request(list, { headers })));
  expect(read).toHaveBeenCalledTimes(1);
  expect(answers.map((answer) => answer.headers.get('Content-Encoding'))).toEqual(Array(9).fill('gzip'));
  const etag = answers[0]?.headers.get('ETag') ?? '';
  const again = await request(list, { headers: { ...headers, 'If-None-Match': etag } });
  expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, 'no-cache']);
});

test('shows a decision of the console at once in lists, counts and averages', async () => {
  const server = await signedInApp({ listsFreshMs: 60_000 });
  const [first = ''] = await publish(server.store, 2);
  const shown = async () => [
    (await server.json(list)).length,
    (await server.json(counts)).published,
    (await server.json('/api/reviews/ratings'))[BARBER].published,
  ];
  expect(await shown()).toEqual([2, 2, 2]);
  await server.send('/api/staff/decisions', { reviewId: first, action: 'undo' });
  expect(await shown()).toEqual([1, 1, 1]);
});

test('serves the last list while the store does not answer', async () => {
  const store = await freshStore();
  await publish(store, 3);
  const lists = publishedLists(store.published, 0);
  const before = await lists.page(BARBER);
  vi.spyOn(store.published, 'pageOf').mockRejectedValue(new Error('gone'));
  for (const _ of [1, 2]) expect(await lists.page(BARBER)).toBe(before);
  await expect(lists.page('youssef-amrani')).rejects.toThrow('gone');
});

test('serves reviews as plain text, for browsers without JavaScript', async () => {
  const { request, store } = await freshApp();
  const [id = ''] = await publish(store, 1, 0, () => 4);
  await store.moderation.reply({ reviewId: id, text: 'Come again.' }, 'staff@example.com', NOON);
  const answer = await request(`/api/reviews/text?barberId=${BARBER}`);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(await answer.text()).toMatch(/^★★★★☆ Omar, 2026-11-21\nVisit 0\. [^\n]*\n> Come again\.$/);
});
