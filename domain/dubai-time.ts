/** A calendar day in Dubai, 'YYYY-MM-DD': written out, or proven by `isDay`. */
export type Day = `${number}-${number}-${number}`;
/** A time of day in Dubai, 'HH:MM', 24 hours: written out, or proven by `isClock`. */
export type Clock = `${number}:${number}`;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

// Dubai has kept UTC+4 without daylight saving since 1920; arithmetic keeps this small in the browser.
const shifted = (now: Date) => new Date(+now + 240 * MINUTE).toISOString();

/** The day that an instant falls on in Greenwich: what day arithmetic ends in. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10) as Day;

export const dubaiDay = (now: Date): Day => shifted(now).slice(0, 10) as Day;

export const dubaiClock = (now: Date): Clock => shifted(now).slice(11, 16) as Clock;

/** Minutes since midnight, 0 to 1439. */
export const clockMinutes = (clock: Clock): number => +clock.slice(0, 2) * 60 + +clock.slice(3);

/** The moment when Dubai's clocks show `clock` on that day, or `dayOffset` days later. */
export function instant(day: Day, clock: Clock, dayOffset = 0): Date {
  return new Date(Date.parse(`${day}T${clock}:00+04:00`) + dayOffset * DAY);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(day) + days * DAY));
}

/** True for a day that exists: '2025-02-30' does not. */
export function isDay(text: string): text is Day {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text as Day, 0) === text
  );
}

export const isClock = (text: string): text is Clock => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
