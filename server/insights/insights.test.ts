import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { freshStore } from '../../tests/support/server.ts';
import { csvOf } from './csv.ts';
import { insightsOf } from './insights.ts';
import { tidy } from './schedule.ts';

const BRANCHES = ['al-barsha', 'jvc'];
const HOUSE = { branches: BRANCHES, barbers: ['ayman-farouk', 'youssef-amrani'] };
const view = (path: string, slug?: string): AnalyticsEvent => ({
  event: 'page_view',
  section: slug ? 'location' : 'home',
  location: slug ?? 'home',
  path,
});
const tap = (event: AnalyticsEvent['event'], location: string, path = '/'): AnalyticsEvent => ({
  event,
  section: { call_click: 'phone_number', book_click: 'cta_section' }[event as string] ?? 'floating_button',
  location,
  path,
});
const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(+NOW - days * 86_400_000);

async function visited() {
  const store = await freshStore();
  await store.events.record(
    [view('/'), view('/jvc', 'jvc'), tap('whatsapp_booking', 'jvc', '/jvc')],
    NOW,
    BRANCHES,
  );
  await store.events.record(
    [view('/'), tap('call_click', 'al-barsha'), tap('book_click', 'home')],
    ago(3),
    BRANCHES,
  );
  await store.events.record(
    [tap('whatsapp_booking', 'al-barsha-direct'), tap('directions_click', 'jvc')],
    ago(8),
    BRANCHES,
  );
  return store;
}

test('figures are of the last days and of as many before, per branch and per page', async () => {
  const store = await visited();
  const insights = await insightsOf(store, HOUSE, 7, NOW);
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
  const { byDay } = await insightsOf(store, HOUSE, 7, NOW);
  expect(byDay.at(-1)).toMatchObject({ day: '2026-11-21', pageViews: 1 });
});

test('forgetting single events changes no figure', async () => {
  const store = await visited();
  await store.events.record([view('/')], ago(100), BRANCHES);
  const before = await insightsOf(store, HOUSE, 90, NOW);
  await tidy(store, NOW);
  expect(await insightsOf(store, HOUSE, 90, NOW)).toEqual(before);
  // The event of a hundred days ago is gone, its count is not.
  expect(await store.events.count()).toBe(8);
  expect(await store.figures.between('2026-01-01', '2026-08-30')).toHaveLength(1);
});

test('a clock that runs ahead at a start takes nothing from the days that it went past', async () => {
  const store = await visited();
  await tidy(store, new Date(+NOW + 26 * 3_600_000));
  await store.events.record([view('/'), tap('whatsapp_booking', 'jvc')], NOW, BRANCHES);
  await tidy(store, new Date(+NOW + 26 * 3_600_000));
  const { byDay } = await insightsOf(store, HOUSE, 7, new Date(+NOW + 24 * 3_600_000));
  expect(byDay.at(-2)).toMatchObject({ day: '2026-11-21', pageViews: 3, whatsapp: 2 });
});

test('the pages that are told are bounded, those first that led to most', async () => {
  const store = await freshStore();
  const paths = Array.from({ length: 260 }, (_, index) => `/page-${index}`);
  await store.events.record([...paths.map((path) => view(path)), tap('call_click', 'jvc', '/page-259')], NOW);
  const { byPage, totals } = await insightsOf(store, HOUSE, 7, NOW);
  expect(byPage).toHaveLength(200);
  expect(byPage[0]).toEqual({ path: '/page-259', pageViews: 1, contacts: 1, bookings: 0 });
  expect(totals.pageViews).toBe(260);
});

test('a spreadsheet cannot be made to calculate', async () => {
  const store = await freshStore();
  await store.events.record([view('/x')], NOW);
  const insights = await insightsOf(store, { ...HOUSE, branches: ['=1+1'] }, 7, NOW);
  expect(csvOf(insights)).toContain('"\'=1+1"');
  expect(csvOf(insights).split('\r\n')[0]).toBe('"day","page views","whatsapp","calls","directions"');
});

test('every barber who works here has a row, and one who left has as long as he is written about', async () => {
  const store = await freshStore();
  const write = (barberId: string, at: Date) =>
    store.reviews.submit(
      { barberId, branchId: 'jvc', customerName: 'Omar', rating: 5, review: `${+at}` },
      at,
    );
  await write('leo-cruz', NOW);
  // The first moment of the first day in Dubai, and the one before.
  await write('youssef-amrani', new Date('2026-11-14T20:00:00.000Z'));
  await write('youssef-amrani', new Date('2026-11-14T19:59:59.999Z'));
  const insights = await insightsOf(store, HOUSE, 7, NOW);
  expect(insights.byBarber.map(({ barberId, received }) => [barberId, received])).toEqual([
    ['ayman-farouk', 0],
    ['youssef-amrani', 1],
    ['leo-cruz', 1],
  ]);
  expect(csvOf(insights)).toContain('"leo-cruz","1","0","","","","0"');
});
