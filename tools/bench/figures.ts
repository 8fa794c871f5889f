import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { addDays, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { insightsOf } from '../../server/insights/insights.ts';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { flood } from './flood.ts';
import type { Table } from './measurements.ts';
import type { Row } from './numbers.ts';

const DAYS = 90;
const BRANCHES = ['al-barsha', 'barsha-heights', 'jvc'];
const PAGES = 60;
/** So often each event of each page happens a day: with 90 days five million. */
const EACH = 62;
const CALLS = 300;

/** Two times ninety days of figures, and every single event of the later ninety. */
async function fill(store: Store, today: Day): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(store.db);
  const whats = BRANCHES.flatMap((branch) => [
    ['page_view', 'location', branch],
    ['whatsapp_booking', 'hero_section', branch],
    ['whatsapp_booking', 'floating_button', branch],
    ['call_click', 'phone_number', branch],
    ['directions_click', 'location_info', branch],
  ]);
  await run('create table bench_what (event text, section text, location text, path text)');
  for (let page = 0; page < PAGES; page += 1) {
    const rows = whats.map((what) => `('${[...what, `/page-${page}`].join("','")}')`);
    await run(`insert into bench_what values ${rows.join(',')}`);
  }
  await run('create table bench_turn (turn integer)');
  await run(
    `insert into bench_turn values ${Array.from({ length: EACH }, (_, turn) => `(${turn})`).join(',')}`,
  );
  const sums = ['page_view', 'whatsapp_booking', 'call_click', 'directions_click', 'book_click']
    .map((event) => `sum(case when event = '${event}' then count else 0 end)`)
    .join(',');
  for (let ago = 2 * DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    await run(
      `insert into daily_events select '${day}', event, section, location, path, ${EACH} from bench_what`,
    );
    const figures = (scope: string, name: string) =>
      run(`insert into daily_figures select '${scope}', '${day}', ${name}, ${sums}
        from daily_events where dubai_day = '${day}' group by ${name}`);
    await figures('site', 'substr(dubai_day, 11)');
    await figures('branch', 'location');
    await figures('page', 'path');
    if (ago >= DAYS) continue;
    await run(`insert into events (id, event, section, location, path, at, dubai_day)
      select '${day}' || path || event || section || location || turn, event, section, location, path, '${day}T08:00:00.000Z', '${day}'
      from bench_what cross join bench_turn`);
    await run(`insert into event_days values ('${day}', ${whats.length * PAGES * EACH})`);
  }
}

/** Milliseconds within which 99 of 100 calls end, and the longest that anything else had to wait. */
async function measure(action: () => Promise<unknown>, calls: number) {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  loop.enable();
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now();
    await action();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  loop.disable();
  const p99 = times.sort((a, b) => a - b)[Math.floor(calls * 0.99)] ?? 0;
  return { p99: Number(p99.toFixed(1)), held: Number((loop.max / 1e6).toFixed(1)) };
}

async function over(engine: string, options: StoreOptions): Promise<Row[]> {
  const store = await openStore(options);
  const now = new Date();
  await fill(store, dubaiDay(now));
  const events = await store.events.count();
  const told = await insightsOf(store, { branches: BRANCHES, barbers: [] }, DAYS, now);
  const expected = DAYS * PAGES * EACH * BRANCHES.length;
  if (told.totals.pageViews !== expected)
    throw new Error(`Counted ${told.totals.pageViews}, not ${expected}`);
  const read = await measure(() => insightsOf(store, { branches: BRANCHES, barbers: [] }, DAYS, now), CALLS);
  const batch = { event: 'page_view', section: 'location', location: 'jvc', path: '/locations/jvc' } as const;
  const arrivals = Array.from({ length: 10 }, () => ({ events: Array(20).fill(batch), at: now }));
  const write = await measure(() => store.events.keep(arrivals, BRANCHES), CALLS);
  const forget = await measure(() => store.events.forget(dubaiDay(now), events - 500_000), CALLS);
  await store.close();
  return [
    { engine, what: `insights of ${DAYS} days over ${events} events (goal 300 and 50)`, ...read },
    { engine, what: 'keeping 200 events', ...write },
    { engine, what: 'forgetting 1,000 events', ...forget },
  ];
}

/** Insights over five million events, on SQLite and, where it is installed, on PostgreSQL; pages while events flood in. */
export async function figures(): Promise<Table[]> {
  const rows: Row[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-bench-'));
  rows.push(...(await over('SQLite', { dataDir })));
  rmSync(dataDir, { recursive: true });
  if (findPostgres()) {
    const cluster = await startPostgres();
    rows.push(...(await over('PostgreSQL', { dataDir: '', databaseUrl: cluster.database() })));
    await cluster.stop();
  }
  return [
    { title: 'Insights, and keeping events, over five million of them', rows },
    { title: 'Pages while events flood in', rows: await flood() },
  ];
}
