import type { Figures, Insights } from '../../contract/staff.ts';
import { addDays, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import type { Sums } from '../store/figures.ts';
import type { Store } from '../store/store.ts';

/** More than the site has pages today; a bound all the same. */
const MOST_PAGES = 200;
const NOTHING: Figures = { pageViews: 0, whatsapp: 0, calls: 0, directions: 0 };

const figuresOf = ({ page_views, whatsapp, calls, directions }: Sums): Figures => ({
  pageViews: page_views,
  whatsapp,
  calls,
  directions,
});

const total = (rows: Sums[]): Figures =>
  rows.map(figuresOf).reduce(
    (sum, row) => ({
      pageViews: sum.pageViews + row.pageViews,
      whatsapp: sum.whatsapp + row.whatsapp,
      calls: sum.calls + row.calls,
      directions: sum.directions + row.directions,
    }),
    NOTHING,
  );

/** Figures of the last `days` Dubai days, today included, beside as many days before. */
export async function insightsOf(
  store: Store,
  branches: string[],
  days: number,
  now: Date,
): Promise<Insights> {
  const today = dubaiDay(now);
  const first = addDays(today, 1 - days);
  const [all, ofBranches, ofPages] = await Promise.all([
    store.figures.byDay(addDays(first, -days), today),
    store.figures.byBranch(first, today),
    store.figures.byPage(first, today, MOST_PAGES),
  ]);
  const ofDays = new Map(all.map((row) => [row.day, figuresOf(row)]));
  const ofBranch = new Map(ofBranches.map((row) => [row.name, figuresOf(row)]));
  return {
    days,
    totals: total(all.filter(({ day }) => day >= first)),
    before: total(all.filter(({ day }) => day < first)),
    byDay: Array.from({ length: days }, (_, index): Day => addDays(first, index)).map((day) => ({
      day,
      ...(ofDays.get(day) ?? NOTHING),
    })),
    byBranch: branches.map((branch) => ({ branch, ...(ofBranch.get(branch) ?? NOTHING) })),
    byPage: ofPages.map(({ name, page_views, whatsapp, calls, directions, bookings }) => ({
      path: name,
      pageViews: page_views,
      contacts: whatsapp + calls + directions + bookings,
      bookings,
    })),
  };
}
