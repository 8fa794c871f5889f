/** Formats for the console only, kept out of format.ts because every page loads that. */
import { dubaiClock } from './dubai-time.ts';
import { cached, DUBAI_ZONE, formatClock } from './format.ts';
import { joinWithComma } from './text.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const unitNumbers = cached((key) => {
  const [tag = '', unit = ''] = key.split(' ');
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
});
const inUnits = (tag: string, unit: 'minute' | 'hour' | 'day', count: number) =>
  unitNumbers(`${tag} ${unit}`).format(Math.max(1, Math.round(count)));

/** Seconds in a readable unit, at least one minute: '20 minutes', '3 hours', '2 days'. */
export function formatDuration(seconds: number, tag: string): string {
  if (seconds < 1.5 * HOUR) return inUnits(tag, 'minute', seconds / MINUTE);
  return seconds < 1.5 * DAY ? inUnits(tag, 'hour', seconds / HOUR) : inUnits(tag, 'day', seconds / DAY);
}

const shortDays = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: DUBAI_ZONE,
    }),
);

/** An ISO 8601 instant as Dubai day and time, whatever the local time zone: '22 Nov 2026, 3:43 PM'. */
export function formatMoment(iso: string, tag: string): string {
  const at = new Date(iso);
  return joinWithComma([shortDays(tag).format(at), formatClock(dubaiClock(at), tag)], tag);
}

const AGO = [
  ['minute', MINUTE],
  ['hour', HOUR],
  ['day', DAY],
] as const;
const agos = cached((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** '3 minutes ago'; after a week the day and time. */
export function formatAgo(iso: string, now: Date, tag: string): string {
  const seconds = Math.max(0, (+now - Date.parse(iso)) / 1_000);
  const [unit, size] = AGO.findLast(([, size]) => seconds >= size) ?? ['second', 1];
  return seconds < 7 * DAY ? agos(tag).format(-Math.floor(seconds / size), unit) : formatMoment(iso, tag);
}
