import type { Figures, Insights } from '../../contract/staff.ts';
import { addDays, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import type { DailyEventsTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

type Kind = keyof Figures;
type Row = DailyEventsTable;

const KINDS: Partial<Record<Row['event'], Kind>> = {
  page_view: 'pageViews',
  whatsapp_booking: 'whatsapp',
  call_click: 'calls',
  directions_click: 'directions',
};
const NOTHING: Figures = { pageViews: 0, whatsapp: 0, calls: 0, directions: 0 };
const CONTACTS = new Set<Row['event']>(['whatsapp_booking', 'call_click', 'directions_click', 'book_click']);

function figuresOf(rows: Row[]): Figures {
  const figures = { ...NOTHING };
  for (const { event, count } of rows) {
    const kind = KINDS[event];
    if (kind) figures[kind] += count;
  }
  return figures;
}

function groupBy(rows: Row[], key: (row: Row) => string | undefined): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = key(row);
    if (name === undefined) continue;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}

/** A tap names its branch ('al-barsha-direct' is the floating button's), a page view the page of one. */
const branchOf = ({ location, path }: Row, branches: string[]) =>
  branches.find((slug) => location === slug || location === `${slug}-direct`) ??
  branches.find((slug) => path === `/locations/${slug}` || path === `/${slug}`);

const sum = (rows: Row[], wanted: (row: Row) => boolean) =>
  rows.filter(wanted).reduce((total, { count }) => total + count, 0);

/** Figures of the last `days` Dubai days, today included, beside as many days before. */
export async function insightsOf(
  store: Store,
  branches: string[],
  days: number,
  now: Date,
): Promise<Insights> {
  const today = dubaiDay(now);
  const first = addDays(today, 1 - days);
  const rows = await store.figures.between(addDays(first, -days), today);
  const current = rows.filter(({ dubai_day }) => dubai_day >= first);
  const byDay = groupBy(current, ({ dubai_day }) => dubai_day);
  const byBranch = groupBy(current, (row) => branchOf(row, branches));
  const pages = [...groupBy(current, ({ path }) => path)].map(([path, list]) => ({
    path,
    pageViews: sum(list, ({ event }) => event === 'page_view'),
    contacts: sum(list, ({ event }) => CONTACTS.has(event)),
    bookings: sum(list, ({ event }) => event === 'book_click'),
  }));
  return {
    days,
    totals: figuresOf(current),
    before: figuresOf(rows.filter(({ dubai_day }) => dubai_day < first)),
    byDay: Array.from({ length: days }, (_, index): Day => addDays(first, index)).map((day) => ({
      day,
      ...figuresOf(byDay.get(day) ?? []),
    })),
    byBranch: branches.map((branch) => ({ branch, ...figuresOf(byBranch.get(branch) ?? []) })),
    byPage: pages.sort((a, b) => b.contacts - a.contacts || b.pageViews - a.pageViews),
  };
}

/** A spreadsheet reads a cell that begins so as a formula. */
const cell = (value: string | number) => {
  const text = String(value);
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};
const line = (values: (string | number)[]) => values.map(cell).join(',');

/** Days, branches and pages, one after the other, as a spreadsheet opens them (RFC 4180). */
export function csvOf({ byDay, byBranch, byPage }: Insights): string {
  const figures = (row: Figures) => [row.pageViews, row.whatsapp, row.calls, row.directions];
  return [
    line(['day', 'page views', 'whatsapp', 'calls', 'directions']),
    ...byDay.map((row) => line([row.day, ...figures(row)])),
    '',
    line(['branch', 'page views', 'whatsapp', 'calls', 'directions']),
    ...byBranch.map((row) => line([row.branch, ...figures(row)])),
    '',
    line(['page', 'page views', 'contacts', 'bookings']),
    ...byPage.map((row) => line([row.path, row.pageViews, row.contacts, row.bookings])),
    '',
  ].join('\r\n');
}
