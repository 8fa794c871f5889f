import { describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { review } from '../../tests/support/jk.ts';
import { smallSite } from '../../tests/support/server.ts';
import { insightsCsv, insightsOf } from './insights.ts';

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T12:00:00Z`);
const ago = (days: number) => new Date(+NOW - days * 86_400_000);
const now = () => NOW;

const view = (path: string): AnalyticsEvent => ({
  event: 'page_view',
  section: 'home',
  location: 'home',
  path,
});
const tap = (event: AnalyticsEvent['event'], location: string, path = '/'): AnalyticsEvent => ({
  event,
  section: 'floating_button',
  location,
  path,
});

describe.each(bothEngines())('events on %s', (_, fresh) => {
  test('compares a period with the one before, per branch and per page', async () => {
    const store = await openedStore(fresh());
    await store.events.record([view('/'), view('/'), tap('whatsapp_booking', 'jvc', '/jvc')], NOW);
    await store.events.record(
      [view('/jvc'), tap('call_click', 'al-barsha'), tap('book_click', 'home')],
      ago(3),
    );
    await store.events.record(
      [tap('whatsapp_booking', 'al-barsha-direct'), tap('navigation', 'logo')],
      ago(6),
    );
    await store.events.record([tap('directions_click', 'jvc')], ago(8));
    const insights = await insightsOf({ site: smallSite, store, now }, 7);
    expect(insights).toMatchObject({
      days: 7,
      totals: { pageViews: 3, whatsapp: 2, calls: 1, directions: 0 },
      before: { pageViews: 0, whatsapp: 0, calls: 0, directions: 1 },
      byBranch: [
        { branch: 'al-barsha', pageViews: 0, whatsapp: 1, calls: 1, directions: 0 },
        { branch: 'jvc', pageViews: 0, whatsapp: 1, calls: 0, directions: 0 },
      ],
      byPage: [
        { path: '/', pageViews: 2, contacts: 2, bookings: 1 },
        { path: '/jvc', pageViews: 1, contacts: 1, bookings: 0 },
      ],
    });
    expect(insights.byDay).toHaveLength(7);
    expect(insights.byDay.at(-1)).toEqual({ day: DAY, pageViews: 2, whatsapp: 1, calls: 0, directions: 0 });
    const csv = insightsCsv(insights).split('\r\n');
    expect(csv[0]).toBe('"day","page views","whatsapp","calls","directions"');
    expect(csv[7]).toBe(`"${DAY}","2","1","0","0"`);
    expect(csv).toContain('"jvc","0","1","0","0"');
  });

  test('counts events that several processes write concurrently', async () => {
    const options = fresh();
    const [store, other] = [await openedStore(options), await openedStore(options)];
    const batches = Array.from({ length: 40 }, (_, index) => [
      view('/'),
      tap('call_click', 'jvc', `/${index % 2}`),
    ]);
    await Promise.all(
      batches.map((events, index) => (index % 3 ? store : other).events.record(events.toReversed(), NOW)),
    );
    const rows = await store.db
      .selectFrom('dailyEvents')
      .selectAll()
      .orderBy('count')
      .orderBy('path')
      .execute();
    expect(rows.map(({ path, count }) => [path, count])).toEqual([
      ['/0', 20],
      ['/1', 20],
      ['/', 40],
    ]);
  });

  test('lists every current barber, and former ones with reviews in the period', async () => {
    const store = await openedStore(fresh());
    const write = (barberId: string, at: string) =>
      store.reviews.submit({ ...review(at), barberId }, new Date(at));
    await write('leo-cruz', NOW.toISOString());
    // The first moment of the first day in Dubai, and the moment before it.
    await write('youssef-amrani', '2026-11-14T20:00:00.000Z');
    await write('youssef-amrani', '2026-11-14T19:59:59.999Z');
    const insights = await insightsOf({ site: smallSite, store, now }, 7);
    expect(insights.byBarber.map(({ barberId, received }) => [barberId, received])).toEqual([
      ['ayman-farouk', 0],
      ['youssef-amrani', 1],
      ['leo-cruz', 1],
    ]);
    expect(insightsCsv(insights)).toContain('"leo-cruz","1","0","","",""');
    const site = { ...smallSite, branches: [{ slug: '=1+1' }] };
    const odd = await insightsOf({ site, store, now }, 7);
    expect(insightsCsv(odd), 'escapes spreadsheet formulas').toContain('"\'=1+1"');
  });
});
