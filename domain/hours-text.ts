import { type Clock, type Day, WEEKDAYS, type Weekday } from './dubai-time.ts';
import { cached, formatClock, listLocale } from './format.ts';
import { groupBy } from './lists.ts';
import {
  type Hours,
  type HoursException,
  hoursDuring,
  openingsOf,
  type WeeklyHours,
} from './opening-hours.ts';
import { fill, joinWithComma } from './text.ts';

export type HoursWords = Record<
  'daily' | 'onDays' | 'daySpan' | 'exception' | 'exceptionOneDay' | 'closed',
  string
>;
/** A language's formatters. */
type HoursFormat = { day: (day: Day) => string; hours: (hours: Hours) => string };

const weekdays = cached((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));
/** 'Friday' */
export const formatWeekday = (day: Weekday, tag: string): string =>
  // 5 January 1970 was a Monday.
  weekdays(tag).format(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day)));

/** The weekdays grouped by what `show` makes of their hours (null if closed), the largest group first. */
const daysBy = (weekly: WeeklyHours, show: (hours: Hours | null) => string) =>
  [...groupBy(WEEKDAYS, (day) => show(hoursDuring(weekly, weekly.days?.[day])))].sort(
    ([, a], [, b]) => b.length - a.length,
  );

/** The weekdays grouped by equal hours (null if closed), the largest group first. */
export const hoursByWeekday = (weekly: WeeklyHours): { days: Weekday[]; hours: Hours | null }[] =>
  daysBy(weekly, JSON.stringify).map(([hours, days]) => ({ days, hours: JSON.parse(hours) }));

/** 'Saturday to Thursday' for three or more consecutive days, or else 'Monday and Friday'. */
function weekdaysText(words: HoursWords, days: readonly Weekday[], tag: string): string {
  const follows = (day: Weekday) => days.includes(WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) as Weekday);
  const starts = days.filter((day) => !follows(day));
  const names = days.map((day) => formatWeekday(day, tag));
  if (days.length < 3 || starts.length > 1) return new Intl.ListFormat(listLocale(tag)).format(names);
  const start = days.indexOf(starts[0] as Weekday);
  return fill(words.daySpan, { from: names.at(start) ?? '', until: names.at(start - 1) ?? '' });
}

/** '9:00 AM – 1:00 AM', or '9:00 AM – 12:30 PM, 2:00 PM – 1:00 AM' with a break. */
export const hoursText = (
  hours: Hours,
  range: string,
  tag: string,
  clock = (time: Clock) => formatClock(time, tag),
): string =>
  joinWithComma(
    openingsOf(hours).map(({ opens, closes }) => fill(range, { opens: clock(opens), closes: clock(closes) })),
    tag,
  );

/** A line for each group of days: 'Daily: …', or 'Saturday to Thursday: …' and 'Friday: 2:00 PM – 1:00 AM'. */
export const weekLines = (
  words: HoursWords,
  weekly: WeeklyHours,
  tag: string,
  format: Pick<HoursFormat, 'hours'>,
): string[] =>
  daysBy(weekly, (hours) => (hours ? format.hours(hours) : words.closed)).map(([hours, days]) =>
    fill(days.length === WEEKDAYS.length ? words.daily : words.onDays, {
      days: weekdaysText(words, days, tag),
      hours,
    }),
  );

/** What differs from the usual hours, such as the opening time: ['Friday: 2:00 PM']. `show` gets null for a closed day. */
export const weekdayNotes = (
  words: HoursWords,
  weekly: WeeklyHours,
  tag: string,
  show: (hours: Hours | null) => string,
): string[] =>
  daysBy(weekly, show)
    .filter(([shown]) => shown !== show(weekly))
    .map(([hours, days]) => fill(words.onDays, { days: weekdaysText(words, days, tag), hours }));

/** 'Ramadan, 8 February 2027 to 9 March 2027: 12:00 PM – 2:00 AM' */
export function exceptionText(
  words: HoursWords,
  usual: Hours,
  exception: HoursException,
  format: HoursFormat,
): string {
  const { from, until, reason } = exception;
  const hours = hoursDuring(usual, exception);
  return fill(from === until ? words.exceptionOneDay : words.exception, {
    reason,
    from: format.day(from),
    until: format.day(until),
    hours: hours ? format.hours(hours) : words.closed,
  });
}
