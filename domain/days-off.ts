import { addDays, type Day, type Weekday, weekdayOf } from './dubai-time.ts';

/** A barber's weekly days off, and inclusive ranges of days on which he is away. */
export type DaysOff = { [Name in Weekday]?: boolean | undefined } & {
  away?: readonly { from: Day; until: Day }[] | undefined;
};

export const isOff = (daysOff: DaysOff | undefined, day: Day): boolean =>
  Boolean(daysOff?.[weekdayOf(day)] || daysOff?.away?.some(({ from, until }) => from <= day && day <= until));

const HORIZON_DAYS = 366;

/** The next day of work of a barber who is off today; undefined if he is in, or away for more than a year. */
export function backOn(
  daysOff: DaysOff | undefined,
  today: Day,
  isOpen: (day: Day) => boolean,
): Day | undefined {
  if (!isOff(daysOff, today)) return undefined;
  return Array.from({ length: HORIZON_DAYS }, (_, index) => addDays(today, index + 1)).find(
    (day) => !isOff(daysOff, day) && isOpen(day),
  );
}
