import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { freshStore } from '../../tests/support/server.ts';
import { csvOf, insightsOf } from './insights.ts';

const BRANCHES = ['al-barsha', 'jvc'];
const view = (path: string): AnalyticsEvent => ({ event: 'page_view', section: 'x', location: 'x', path });
const tap = (event: AnalyticsEvent['event'], location: string, path = '/'): AnalyticsEvent => ({
  event,
  section: 'hero_section',
  location,
  path,
});
const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(+NOW - days * 86_400_000);

async function visited() {
  const store = await freshStore();
  await store.events.record([view('/'), view('/jvc'), tap('whatsapp_booking', 'jvc', '/jvc')], NOW);
  await store.events.record([view('/'), tap('call_click', 'al-barsha'), tap('book_click', 'home')], ago(3));
  await store.events.record(
    [tap('whatsapp_booking', 'al-barsha-direct'), tap('directions_click', 'jvc')],
    ago(8),
  );
  return store;
}

test('figures are of the last days and of as many before, per branch and per page', async () => {
  const store = await visited();
  const insights = await insightsOf(store, BRANCHES, 7, NOW);
  expect(insights.totals).toEqual({ pageViews: 3, whatsapp: 1, calls: 1, directions: 0 });
  expect(insights.before).toEqual({ pageViews: 0, whatsapp: 1, calls: 0, directions: 1 });
  expect(insights.byDay).toHaveLength(7);
  expect(insights.byDay.at(-1)).toEqual({
    day: '2026-11-21',
    pageViews: 2,
    whatsapp: 1,
    calls: 0,
    directions: 0,
  });
  expect(insights.byBranch).toEqual([
    { branch: 'al-barsha', pageViews: 0, whatsapp: 0, calls: 1, directions: 0 },
    { branch: 'jvc', pageViews: 1, whatsapp: 1, calls: 0, directions: 0 },
  ]);
  expect(insights.byPage).toEqual([
    { path: '/', pageViews: 2, contacts: 2, bookings: 1 },
    { path: '/jvc', pageViews: 1, contacts: 1, bookings: 0 },
  ]);
});

test('an evening in London belongs to the next day in Dubai', async () => {
  const store = await freshStore();
  await store.events.record([view('/')], new Date('2026-11-20T21:00:00Z'));
  const { byDay } = await insightsOf(store, BRANCHES, 7, NOW);
  expect(byDay.at(-1)).toMatchObject({ day: '2026-11-21', pageViews: 1 });
});

test('counting a day once or twice changes no figure, and neither does forgetting old events', async () => {
  const store = await visited();
  await store.events.record([view('/')], ago(100));
  const before = await insightsOf(store, BRANCHES, 90, NOW);
  await store.figures.rollUp('2026-11-21');
  await store.figures.rollUp('2026-11-21');
  expect(await insightsOf(store, BRANCHES, 90, NOW)).toEqual(before);
  // The event of a hundred days ago is gone, its count is not.
  expect(await store.events.count()).toBe(8);
  expect(await store.figures.between('2026-01-01', '2026-08-30')).toHaveLength(1);
});

test('a spreadsheet cannot be made to calculate', async () => {
  const store = await freshStore();
  await store.events.record([view('/x')], NOW);
  const insights = await insightsOf(store, ['=1+1'], 7, NOW);
  expect(csvOf(insights)).toContain('"\'=1+1"');
  expect(csvOf(insights).split('\r\n')[0]).toBe('"day","page views","whatsapp","calls","directions"');
});
