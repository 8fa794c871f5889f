import { addDays, type Clock, type Day, WEEKDAYS, type Weekday, weekdayOf } from './dubai-time.ts';
import { cached, formatClock, formatDay, formatDayMonth, listLocale } from './format.ts';
import { groupBy } from './lists.ts';
import {
  type Hours,
  type HoursException,
  hoursDuring,
  openingsOf,
  type Timetable,
  toldHours,
  type WeeklyHours,
  weekDuring,
} from './opening-hours.ts';
import { fill, joinWithComma } from './text.ts';

export type HoursWords = Record<
  | 'daily'
  | 'onDays'
  | 'daySpan'
  | 'exception'
  | 'exceptionOneDay'
  | 'untilReason'
  | 'todayReason'
  | 'usually'
  | 'closed',
  string
>;
/** A language's formatters. */
type HoursFormat = { tag: string; hours: (hours: Hours) => string };

const weekdays = cached((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));
/** 'Friday' */
export const formatWeekday = (day: Weekday, tag: string): string =>
  // 5 January 1970 was a Monday.
  weekdays(tag).format(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day)));

/** 'Monday', or the date if the day is a week away or more. */
export const weekdayOrDate = (day: Day, today: Day, tag: string): string =>
  day < addDays(today, WEEKDAYS.length) ? formatWeekday(weekdayOf(day), tag) : formatDay(day, tag);

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
export const weekLines = (words: HoursWords, weekly: WeeklyHours, format: HoursFormat): string[] =>
  daysBy(weekly, (hours) => (hours ? format.hours(hours) : words.closed)).map(([hours, days]) =>
    fill(days.length === WEEKDAYS.length ? words.daily : words.onDays, {
      days: weekdaysText(words, days, format.tag),
      hours,
    }),
  );

/** The same without 'Daily: ', for sentences. */
const inSentence = (words: HoursWords, weekly: WeeklyHours, format: HoursFormat) =>
  weekLines({ ...words, daily: '{hours}' }, weekly, format);

/** The other hours of most of their days, and a line for the days that differ. */
function otherHours(
  words: HoursWords,
  usual: WeeklyHours,
  exception: HoursException,
  format: HoursFormat,
): [most: string, ...others: string[]] {
  const { from, until } = exception;
  const week = weekDuring(usual, exception);
  if (!week) return [words.closed];
  if (from === until) return [format.hours(hoursDuring(week, week.days?.[weekdayOf(from)]) ?? week)];
  const [most = '', ...others] = inSentence(words, week, format);
  return [others.length ? format.hours(week) : most, ...others];
}

/**
 * The lines of the hours that a page tells today. While other hours apply, these are 'Until 2 March (Ramadan): 11:00 AM – 3:00 AM' and a
 * line for the days that differ, and `usually` tells the usual ones.
 */
export function toldLines(
  words: HoursWords,
  timetable: Timetable,
  today: Day,
  format: HoursFormat,
): { lines: string[]; usually?: string } {
  const { other } = toldHours(timetable, today);
  if (!other) return { lines: weekLines(words, timetable, format) };
  const { from, until, reason } = other;
  const [most, ...others] = otherHours(words, timetable, other, format);
  const first = from === until ? words.todayReason : words.untilReason;
  return {
    lines: [fill(first, { reason, until: formatDayMonth(until, format.tag), hours: most }), ...others],
    usually: fill(words.usually, { hours: inSentence(words, timetable, format).join(' · ') }),
  };
}

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
  usual: WeeklyHours,
  exception: HoursException,
  format: HoursFormat,
): string {
  const { from, until, reason } = exception;
  return fill(from === until ? words.exceptionOneDay : words.exception, {
    reason,
    from: formatDay(from, format.tag),
    until: formatDay(until, format.tag),
    hours: otherHours(words, usual, exception, format).join(' · '),
  });
}
