import type { Figures, Insights } from '../../contract/staff.ts';
import { addDays, type Day, dubaiDay, instant } from '../../domain/dubai-time.ts';
import type { BarberFigures } from '../store/barber-figures.ts';
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

/** Who and what the site knows: slugs of branches, ids of the barbers who work there. */
export type House = { branches: string[]; barbers: string[] };

const noReviews = (barberId: string): BarberFigures => ({
  barberId,
  received: 0,
  published: 0,
  average: null,
  decidedInS: null,
  answeredInS: null,
  unanswered: 0,
});

/** Those who work here, with or without reviews, then those who left and are still written about. */
function everyBarber(barbers: string[], found: BarberFigures[]): BarberFigures[] {
  const of = new Map(found.map((row) => [row.barberId, row]));
  const here = barbers.map((id) => of.get(id) ?? noReviews(id));
  return [...here, ...found.filter(({ barberId }) => !barbers.includes(barberId))];
}

/** Figures of the last `days` Dubai days, today included, beside as many days before. */
export async function insightsOf(
  store: Store,
  { branches, barbers }: House,
  days: number,
  now: Date,
): Promise<Insights> {
  const today = dubaiDay(now);
  const first = addDays(today, 1 - days);
  const [all, ofBranches, ofPages, ofBarbers] = await Promise.all([
    store.figures.byDay(addDays(first, -days), today),
    store.figures.byBranch(first, today),
    store.figures.byPage(first, today, MOST_PAGES),
    store.barberFigures.between(instant(first, '00:00'), instant(today, '00:00', 1)),
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
    byBarber: everyBarber(barbers, ofBarbers),
  };
}
