import { cached } from './cached.ts';
import { type Day, dayOf, dubaiDay, instant } from './dubai-time.ts';
import { clockLocale } from './locale.ts';

const DUBAI_ZONE = 'Asia/Dubai';

const dates = cached(
  (tag) =>
    new Intl.DateTimeFormat(clockLocale(tag), {
      month: 'short',
      // Two digits are specified for English; other languages write no leading zero.
      day: clockLocale(tag) === clockLocale('en') ? '2-digit' : 'numeric',
      year: 'numeric',
      timeZone: DUBAI_ZONE,
    }),
);
const days = cached((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: DUBAI_ZONE }));

const moments = cached(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: DUBAI_ZONE }),
);

/** An ISO 8601 instant as its Dubai day and clock, wherever it is read: '22 Nov 2026, 3:43 PM'. */
export const formatMoment = (iso: string, tag: string): string => moments(tag).format(new Date(iso));

/** An ISO 8601 instant as its Dubai date, MMM dd, yyyy: 'Jan 05, 2025'. */
export const formatReviewDate = (iso: string, tag: string): string => dates(tag).format(new Date(iso));

/** A day for reading: 'Sunday, 5 January 2025' in the order the language wants. */
export const formatDay = (day: Day, tag: string): string => days(tag).format(instant(day, '12:00'));

/** The same day that many months earlier; the month's last day where it is shorter. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))));
}

/** At most that many calendar months old in Dubai; an instant ahead of a slow clock counts as new. */
export function isWithinMonths(iso: string, months: number, now: Date): boolean {
  return dubaiDay(new Date(iso)) >= monthsBefore(dubaiDay(now), months);
}
