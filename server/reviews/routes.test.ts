import { expect, test } from 'vitest';
import { editions } from '../../tests/support/editions.ts';
import { BARBER, draft, freshApp } from '../../tests/support/server.ts';

const list = `/api/reviews?barberId=${BARBER}`;
const counts = `/api/reviews/counts?barberId=${BARBER}`;

async function publish({ store, clock }: Awaited<ReturnType<typeof freshApp>>): Promise<void> {
  const { reviews } = await store.moderation.list({ status: 'pending' });
  for (const { id } of reviews)
    await store.moderation.decide({ reviewId: id, action: 'approve' }, 'staff@example.com', clock.now);
}

const PUBLISHED = ['name, stars, words and the date', 'الاسم والنجوم والكلام ووقت وصوله'];

test('stores a review, shows it once approved and never its email, as /privacy says', async () => {
  editions.forEach(({ words }, at) => {
    expect(JSON.stringify(words.legal.privacy)).toContain(PUBLISHED[at]);
  });
  const server = await freshApp();
  const answer = await server.post('/api/reviews', draft({ email: 'omar@example.com' }));
  expect(answer.status).toBe(201);
  expect(await server.json(list)).toEqual([]);
  expect(await server.json(counts)).toEqual({ received: 1, published: 0, rejected: 0, average: 0 });
  await publish(server);
  const [review, ...others] = await server.json(list);
  expect(others).toEqual([]);
  expect(review).toEqual({
    id: (await answer.json()).id,
    customerName: 'Omar',
    rating: 5,
    review: 'A clean fade.',
    createdAt: '2026-11-21T08:00:00.000Z',
  });
  expect(await server.json(counts)).toEqual({ received: 1, published: 1, rejected: 0, average: 5 });
  expect((await server.request(list)).headers.get('Cache-Control')).toBe('no-cache');
});

test('responds to a retry with the same key and review alike, and rejects the key for another review', async () => {
  const { post, json } = await freshApp();
  const headers = { 'Idempotency-Key': 'one-submission' };
  const first = await (await post('/api/reviews', draft(), headers)).json();
  const again = await post('/api/reviews', draft(), headers);
  expect([again.status, await again.json()]).toEqual([200, first]);
  const other = await post('/api/reviews', draft({ review: 'Other words' }), headers);
  expect([other.status, (await other.json()).detail]).toEqual([
    422,
    'Idempotency-Key: was already used for another review',
  ]);
  expect((await json(counts)).received).toBe(1);
  expect((await post('/api/reviews', draft(), { 'Idempotency-Key': 'x' })).status).toBe(400);
});

test('marks suspected spam and leaves it out of the pending count', async () => {
  const { post, store } = await freshApp();
  const marked = [
    draft({ review: 'Trap', website: 'https://spam.example' }),
    draft({ review: 'Fast', openForMs: 300 }),
  ];
  for (const one of marked) expect((await post('/api/reviews', one)).status).toBe(201);
  await post('/api/reviews', draft({ review: 'Slow' }));
  await post('/api/reviews', draft({ review: 'Who knows', openForMs: undefined }));
  const { reviews } = await store.moderation.list({ status: 'pending' });
  expect(Object.fromEntries(reviews.map((one) => [one.review, one.suspectedSpam]))).toEqual({
    Trap: true,
    Fast: true,
    Slow: false,
    'Who knows': false,
  });
  expect(await store.moderation.queueCounts()).toMatchObject({ pending: 2, suspectedSpam: 2 });
});

test('does not count refused and repeated reviews against the rate limit', async () => {
  const { post, json } = await freshApp({ reviewLimit: 2 });
  for (const wrong of [{ review: ' ' }, { email: 'a@b' }, { barberId: 'nobody' }])
    expect((await post('/api/reviews', draft(wrong))).status).toBe(422);
  const headers = { 'Idempotency-Key': 'one-submission' };
  const sent = [];
  for (const _ of [1, 2, 3]) sent.push((await post('/api/reviews', draft(), headers)).status);
  expect(sent).toEqual([201, 200, 200]);
  expect((await post('/api/reviews', draft({ review: 'Second' }))).status).toBe(201);
  expect((await post('/api/reviews', draft({ review: 'Third' }))).status).toBe(429);
  expect((await post('/api/reviews', draft(), headers)).status).toBe(200);
  expect((await json(counts)).received).toBe(2);
});

test.each([
  ['an unknown barber', { barberId: 'nobody' }, 422, 'barberId'],
  ['no stars', { rating: 0 }, 422, 'rating'],
  ['half stars', { rating: 4.5 }, 422, 'rating'],
  ['a blank name', { customerName: ' \u200b ' }, 422, 'customerName'],
  ['a blank text', { review: '\n\u2800\t' }, 422, 'review'],
  ['a text that is too long', { review: 'x'.repeat(2_001) }, 422, 'review: is too long'],
  ['an email address without a domain', { email: 'a@b' }, 422, 'email'],
  ['an unknown field', { status: 'published' }, 422, 'status: unknown field'],
])('refuses %s with a plain reason', async (_, changes, status, reason) => {
  const { post, json } = await freshApp();
  const answer = await post('/api/reviews', draft(changes));
  expect(answer.status).toBe(status);
  expect((await answer.json()).detail).toContain(reason);
  expect((await json(counts)).received).toBe(0);
});

test('refuses to list reviews of an unknown barber', async () => {
  const { request } = await freshApp();
  expect((await request('/api/reviews')).status).toBe(400);
  expect((await request('/api/reviews?barberId=nobody')).status).toBe(404);
  expect((await request('/api/reviews/counts?barberId=')).status).toBe(400);
});
