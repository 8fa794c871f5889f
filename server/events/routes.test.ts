import { expect, test } from 'vitest';
import { MAX_EVENTS } from '../../contract/events.ts';
import { freshApp } from '../../tests/support/server.ts';
import type { Store } from '../app/store.ts';

const view = { event: 'page_view', section: 'home', location: 'home', path: '/' };
const chat = { event: 'whatsapp_booking', section: 'floating_button', location: 'jvc-direct', path: '/' };
const batch = (...events: unknown[]) => ({ events });
const total = async (store: Store) =>
  (await store.db.selectFrom('dailyEvents').selectAll().execute()).reduce((sum, { count }) => sum + count, 0);

test('stores events before it responds', async () => {
  const { post, store } = await freshApp();
  const answer = await post('/api/events', batch(view, chat));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await total(store)).toBe(2);
  const plain = await post('/api/events', batch(view), { 'Content-Type': 'text/plain' });
  expect(plain.status).toBe(204);
});

test('rejects events from another site', async () => {
  const { post, store } = await freshApp();
  const foreign = { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' };
  expect((await post('/api/events', batch(view), foreign)).status).toBe(403);
  expect((await post('/api/events', batch(view), { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
  expect(await total(store)).toBe(1);
});

test.each([
  ['a path without a page', { ...view, path: '/made-up' }, 'events.0.path: is not a page'],
  ['the path of another file', { ...view, path: '/api/services' }, 'events.0.path: is not a page'],
  ['a path with a query', { ...view, path: '/?x' }, 'events.0.path: is not a page'],
  ['another site', { ...view, path: 'https://example.com/' }, 'must be a path'],
  ['an unknown event', { ...view, event: 'scroll' }, 'events.0.event'],
  ['an unknown section', { ...view, section: 'sidebar' }, 'unknown event, section or location'],
  ['an unknown location', { ...view, location: 'elsewhere' }, 'unknown event, section or location'],
  ['an unknown branch', { ...chat, location: 'marina-direct' }, 'unknown event, section or location'],
  ['a location of another event', { ...chat, location: 'home' }, 'unknown event, section or location'],
  ['an unknown field', { ...view, visitor: 'Omar' }, 'events.0'],
])('refuses %s with a reason and stores nothing of the batch', async (_, event, reason) => {
  const { post, store } = await freshApp();
  const answer = await post('/api/events', batch(event));
  expect(answer.status).toBe(422);
  expect((await answer.json()).detail).toContain(reason);
  expect((await post('/api/events', batch(view, event))).status).toBe(422);
  expect(await total(store)).toBe(0);
});

test('accepts events from the review error page, although it has no URL of its own', async () => {
  const { post, request } = await freshApp();
  expect((await request('/review-problem')).status).toBe(404);
  for (const [path, status] of [
    ['/review-problem', 204],
    ['/elsewhere/review-problem', 422],
  ] as const)
    expect((await post('/api/events', batch({ ...view, path }))).status).toBe(status);
});

test('limits the size of batches and bodies', async () => {
  const { post } = await freshApp();
  const many = (length: number) => batch(...Array.from({ length }, () => view));
  expect((await post('/api/events', many(MAX_EVENTS))).status).toBe(204);
  expect((await post('/api/events', many(MAX_EVENTS + 1))).status).toBe(422);
  expect((await post('/api/events', batch())).status).toBe(422);
  expect((await post('/api/events', many(1_000))).status).toBe(413);
});

test('limits each client separately, with Retry-After', async () => {
  const limit = 3;
  const { post, clock, store } = await freshApp({ eventLimit: limit, proxies: 1 });
  const from = (address: string) => post('/api/events', batch(view), { 'X-Forwarded-For': address });
  const mine = await Promise.all([1, 2, 3, 4, 5].map(() => from('203.0.113.7')));
  expect(mine.map(({ status }) => status).sort()).toEqual([204, 204, 204, 429, 429]);
  expect(mine.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('60');
  expect((await from('203.0.113.8')).status).toBe(204);
  clock.now = new Date(+clock.now + 61_000);
  expect((await from('203.0.113.7')).status).toBe(204);
  expect(await total(store)).toBe(5);
  // The clock was a year ahead while the limit was reached.
  clock.now = new Date(+clock.now + 366 * 86_400_000);
  for (let time = 0; time <= limit; time += 1) await from('203.0.113.7');
  clock.now = new Date(+clock.now - 366 * 86_400_000);
  expect((await from('203.0.113.7')).status).toBe(204);
});
