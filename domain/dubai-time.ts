import { DAY_MS, HOUR_MS } from './durations.ts';

/** A calendar day in Dubai, 'YYYY-MM-DD': a literal, or validated by `isDay`. */
export type Day = `${number}-${number}-${number}`;
/** A 24-hour time of day in Dubai, 'HH:MM': a literal, or validated by `isClock`. */
export type Clock = `${number}:${number}`;

// Dubai has been UTC+4 without daylight saving since 1920, so arithmetic suffices and keeps the browser bundle small.
const shifted = (now: Date) => new Date(+now + 4 * HOUR_MS).toISOString();

/** The UTC day of an instant, for day arithmetic. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10) as Day;

export const dubaiDay = (now: Date): Day => shifted(now).slice(0, 10) as Day;

export const dubaiClock = (now: Date): Clock => shifted(now).slice(11, 16) as Clock;

/** Minutes since midnight, 0 to 1439. */
export const clockMinutes = (clock: Clock): number => +clock.slice(0, 2) * 60 + +clock.slice(3);

/** The instant of a Dubai day and clock time, `dayOffset` days later. */
export function instant(day: Day, clock: Clock, dayOffset = 0): Date {
  return new Date(Date.parse(`${day}T${clock}:00+04:00`) + dayOffset * DAY_MS);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

// getUTCDay() counts from Sunday.
export const weekdayOf = (day: Day): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] as Weekday;

/** Rejects days that do not exist, such as '2025-02-30'. */
export function isDay(text: string): text is Day {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text as Day, 0) === text
  );
}

export const isClock = (text: string): text is Clock => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
