import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { bothEngines } from '../../tests/support/engines.ts';
import { up } from './migrations/007-figures.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T08:00:00Z`);
const BRANCHES = ['al-barsha', 'jvc'];
const view = { event: 'page_view', section: 'home', location: 'home', path: '/' } as const;
const chat = { event: 'whatsapp_booking', section: 'hero_section', location: 'jvc', path: '/jvc' } as const;
const direct = {
  event: 'whatsapp_booking',
  section: 'floating_button',
  location: 'al-barsha-direct',
  path: '/',
} as const;
const nothing = { page_views: 0, whatsapp: 0, calls: 0, directions: 0, bookings: 0 };

describe.each(bothEngines())('events on %s', (engine, fresh) => {
  async function open(options = fresh()) {
    const store = await openStore(options);
    onTestFinished(() => store.close());
    return { store, options };
  }
  const rows = async (store: Store) => {
    const { rows } = await sql<{ total: number | string }>`select count(*) as total from events`.execute(
      store.db,
    );
    return Number(rows[0]?.total);
  };
  const forgetAll = async (store: Store, today: Day, most?: number) => {
    for (let turn = 0; await store.events.forget(today, most); turn += 1) expect(turn).toBeLessThan(50);
  };

  test('are counted as they come: by day, branch and page', async () => {
    const { store } = await open();
    await store.events.record([view, view, chat], NOW, BRANCHES);
    await store.events.record([chat, direct], NOW, BRANCHES);
    expect(await store.figures.byDay(DAY, DAY)).toEqual([
      { day: DAY, ...nothing, page_views: 2, whatsapp: 3 },
    ]);
    const branches = await store.figures.byBranch(DAY, DAY);
    expect(branches.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'al-barsha', ...nothing, whatsapp: 1 },
      { name: 'jvc', ...nothing, whatsapp: 2 },
    ]);
    expect(await store.figures.byPage(DAY, DAY, 2)).toEqual([
      { name: '/jvc', ...nothing, whatsapp: 2 },
      { name: '/', ...nothing, page_views: 2, whatsapp: 1 },
    ]);
    expect(await store.figures.byPage(DAY, DAY, 1)).toHaveLength(1);
    expect(await store.figures.between(DAY, DAY)).toHaveLength(3);
    expect([await store.events.count(), await rows(store)]).toEqual([5, 5]);
  });

  test('of several processes at once are all counted', async () => {
    const { store, options } = await open();
    // Two connections of one thread would wait for each other where waiting is not asynchronous.
    const other = engine === 'postgres' ? (await open(options)).store : store;
    const batches = Array.from({ length: 40 }, (_, index) =>
      index % 2 ? [view, chat, direct] : [direct, view],
    );
    await Promise.all(
      batches.map((events, index) => (index % 3 ? store : other).events.record(events, NOW, BRANCHES)),
    );
    const [day] = await store.figures.byDay(DAY, DAY);
    expect(day).toMatchObject({ page_views: 40, whatsapp: 60 });
    expect(await store.events.count()).toBe(100);
  });

  test('give the same figures in whatever batches they come', async () => {
    const { store } = await open();
    const event = fc.constantFrom<AnalyticsEvent>(view, chat, direct);
    let day = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(event, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 5 }),
        async (batches) => {
          day += 1;
          const at = new Date(+NOW + day * 86_400_000);
          await store.events.keep(
            batches.map((events) => ({ events, at })),
            BRANCHES,
          );
          const today = dubaiDay(at);
          const all = batches.flat();
          const [sums] = await store.figures.byDay(today, today);
          expect(sums?.page_views).toBe(all.filter((one) => one === view).length);
          expect(sums?.whatsapp).toBe(all.filter((one) => one !== view).length);
          const counted = await store.figures.between(today, today);
          expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('are forgotten after ninety days, and what was counted of them is not', async () => {
    const { store } = await open();
    await store.events.record([view, view], new Date('2026-06-01T08:00:00Z'), BRANCHES);
    await store.events.record([view], NOW, BRANCHES);
    await forgetAll(store, DAY);
    expect([await store.events.count(), await rows(store)]).toEqual([1, 1]);
    expect(await store.figures.between('2026-06-01', DAY)).toEqual([
      { ...view, dubai_day: '2026-06-01', count: 2 },
      { ...view, dubai_day: DAY, count: 1 },
    ]);
    await store.figures.forgetDetail('2029-01-01');
    expect(await store.figures.between('2026-06-01', DAY)).toEqual([]);
    expect(await store.figures.byDay('2026-06-01', DAY)).toHaveLength(2);
  });

  test('of days that were counted too early are counted anew when the tables change', async () => {
    const { store } = await open();
    const run = (statement: string) => sql.raw(statement).execute(store.db);
    await store.events.record([view, chat, direct], new Date(+NOW - 86_400_000), BRANCHES);
    await store.events.record(
      [{ ...view, section: 'location', location: 'jvc', path: '/jvc' }, chat],
      NOW,
      BRANCHES,
    );
    const figures = async () => [
      await store.figures.byDay('2026-01-01', DAY),
      (await store.figures.byBranch('2026-01-01', DAY)).filter(({ name }) => name === 'jvc'),
      await store.figures.byPage('2026-01-01', DAY, 9),
      await store.figures.between('2026-11-20', DAY),
    ];
    const before = await figures();
    // As it was: an old day that is only counted, and today counted before it was over.
    for (const table of ['daily_figures', 'event_days', 'daily_events']) await run(`delete from ${table}`);
    await run(`insert into daily_events values ('${DAY}', 'page_view', 'home', 'home', '/', 7)`);
    await run('drop table daily_figures');
    await run('drop table event_days');
    await run('drop index events_of_day');
    await run('create index events_by_day on events (dubai_day, event)');
    await run('create table rolled_days (dubai_day text primary key)');
    await run(`insert into rolled_days values ('${DAY}')`);
    await run(`insert into daily_events values ('2026-02-01', 'page_view', 'location', 'jvc', '/jvc', 3)`);
    await up(store.db as never);
    expect((await store.figures.byDay('2026-02-01', '2026-02-01'))[0]).toMatchObject({ page_views: 3 });
    await run(`delete from daily_figures where dubai_day = '2026-02-01'`);
    expect(await figures()).toEqual(before);
    expect(await store.events.count()).toBe(5);
  });

  test('are at most so many, the oldest going first, by slices', async () => {
    const { store } = await open();
    const many = Array.from({ length: 700 }, () => view);
    for (const ago of [3, 2, 1]) await store.events.record(many, new Date(+NOW - ago * 86_400_000), BRANCHES);
    await store.events.record(many, NOW, BRANCHES);
    expect(await store.events.forget(DAY, 2_800)).toBe(false);
    await forgetAll(store, DAY, 1_000);
    expect([await store.events.count(), await rows(store)]).toEqual([1_000, 1_000]);
    const { rows: days } = await sql<{ dubai_day: string }>`select distinct dubai_day from events`.execute(
      store.db,
    );
    expect(days.map((row) => row.dubai_day).sort()).toEqual(['2026-11-20', DAY]);
    expect(await store.figures.byDay('2026-11-18', DAY)).toHaveLength(4);
  });
});
