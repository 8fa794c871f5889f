import type { Figures, Insights } from '../../contract/insights.ts';
import { addDays, type Day, dubaiDay, instant } from '../../domain/dubai-time.ts';
import { reviewsByBarber } from '../reviews/figures.ts';
import type { Services } from '../services.ts';
import type { EventStore } from './event-store.ts';

/** Upper bound, above the number of pages of the site. */
const MAX_PAGES = 200;
const NO_FIGURES: Figures = { pageViews: 0, whatsapp: 0, calls: 0, directions: 0 };
const NO_REVIEWS = { received: 0, published: 0, average: null, decidedInS: null, answeredInS: null };

function total(rows: readonly Figures[]): Figures {
  const sum = { ...NO_FIGURES };
  for (const row of rows)
    for (const figure of Object.keys(sum) as (keyof Figures)[]) sum[figure] += row[figure];
  return sum;
}

/** Figures of the last `days` Dubai days including today, compared with the same number of days before. */
export async function insightsOf(
  { site, store, now }: Pick<Services<{ events: EventStore }>, 'site' | 'store' | 'now'>,
  days: number,
): Promise<Insights> {
  const today = dubaiDay(now());
  const first = addDays(today, 1 - days);
  const byDay = await store.events.byDay(addDays(first, -days), today);
  const byLocation = await store.events.byLocation(first, today);
  const byPage = await store.events.byPage(first, today, MAX_PAGES);
  const reviews = await reviewsByBarber(store.db, instant(first, '00:00'), instant(today, '00:00', 1));
  const ofBarber = new Map(reviews.map((row) => [row.barberId, row]));
  const current = [...site.barbers.values()].filter(({ left }) => !left).map(({ id }) => id);
  return {
    days,
    totals: total(byDay.filter(({ day }) => day >= first)),
    before: total(byDay.filter(({ day }) => day < first)),
    byDay: Array.from({ length: days }, (_, index): Day => addDays(first, index)).map(
      (day) => byDay.find((row) => row.day === day) ?? { day, ...NO_FIGURES },
    ),
    byBranch: site.branches.map(({ slug: branch }) => ({
      branch,
      // The floating button reports its chat as '<branch>-direct'.
      ...total(byLocation.filter(({ location }) => [branch, `${branch}-direct`].includes(location))),
    })),
    byPage,
    // Current barbers, with or without reviews, then former ones with reviews.
    byBarber: [
      ...current.map((barberId) => ofBarber.get(barberId) ?? { barberId, ...NO_REVIEWS }),
      ...reviews.filter(({ barberId }) => !current.includes(barberId)),
    ],
  };
}

/** Escapes a cell for CSV. A leading quote stops spreadsheets from running it as a formula. */
const cell = (value: unknown) => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** All tables as CSV (RFC 4180), each with a header row. */
export function insightsCsv({ byDay, byBranch, byBarber, byPage }: Insights): string {
  const figures = ['page views', 'whatsapp', 'calls', 'directions'];
  const times = ['seconds to decide', 'seconds to reply'];
  const tables: [head: string[], rows: object[]][] = [
    [['day', ...figures], byDay],
    [['branch', ...figures], byBranch],
    [['barber', 'received', 'published', 'average', ...times], byBarber],
    [['page', 'page views', 'contacts', 'taps on book'], byPage],
  ];
  return tables
    .map(([head, rows]) => [head, ...rows.map((row) => Object.values(row))])
    .map((rows) => rows.map((values) => `${values.map(cell).join(',')}\r\n`).join(''))
    .join('\r\n');
}
