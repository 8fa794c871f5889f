import type { Day } from './dubai-time.ts';
import { type Hours, type HoursException, hoursDuring } from './opening-hours.ts';
import { fill } from './text.ts';

export type HoursWords = { daily: string; exception: string; exceptionOneDay: string; closed: string };
/** A language's formatters. */
type HoursFormat = { day: (day: Day) => string; hours: (hours: Hours) => string };

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
