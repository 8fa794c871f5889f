import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { branchOf, type EventName } from '../../contract/events.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import type { DailyEventsTable, DailyFiguresTable } from './schema.ts';

/** Events of one request, and when they came. */
export type Arrival = { events: readonly AnalyticsEvent[]; at: Date };
export type Figure = Exclude<keyof DailyFiguresTable, 'scope' | 'dubai_day' | 'name'>;

/** Which figure an event adds to, or that it is counted by its name alone. */
const FIGURE_OF = {
  page_view: 'page_views',
  whatsapp_booking: 'whatsapp',
  call_click: 'calls',
  directions_click: 'directions',
  book_click: 'bookings',
  navigation: null,
  social_click: null,
  footer_link: null,
  review_submitted: null,
  nearest_branch: null,
  share: null,
  download: null,
} as const satisfies Record<EventName, Figure | null>;

const NOTHING = { page_views: 0, whatsapp: 0, calls: 0, directions: 0, bookings: 0 };

/** Rows in the order of their keys: two processes that count at once then never wait for each other in a circle. */
const inOrder = <T>(rows: Map<string, T>): T[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** What some arrivals add to the figures of each day. */
export function tally(arrivals: readonly Arrival[], branches: readonly string[]) {
  const days = new Map<string, { dubai_day: Day; kept: number }>();
  const events = new Map<string, DailyEventsTable>();
  const figures = new Map<string, DailyFiguresTable>();
  for (const arrival of arrivals) {
    const dubai_day = dubaiDay(arrival.at);
    const day = days.get(dubai_day) ?? { dubai_day, kept: 0 };
    days.set(dubai_day, { dubai_day, kept: day.kept + arrival.events.length });
    for (const { event, section, location, path } of arrival.events) {
      const key = [dubai_day, event, section, location, path].join(' ');
      const known = events.get(key) ?? { dubai_day, event, section, location, path, count: 0 };
      events.set(key, { ...known, count: known.count + 1 });
      const figure = FIGURE_OF[event];
      if (!figure) continue;
      const add = (scope: DailyFiguresTable['scope'], name: string) => {
        const place = [scope, dubai_day, name].join(' ');
        const row = figures.get(place) ?? { scope, dubai_day, name, ...NOTHING };
        figures.set(place, { ...row, [figure]: row[figure] + 1 });
      };
      add('site', '');
      add('page', path);
      const branch = branchOf({ event, section, location }, branches);
      if (branch) add('branch', branch);
    }
  }
  return { days: inOrder(days), events: inOrder(events), figures: inOrder(figures) };
}
