import { type Day, dayOf, dubaiDay } from './dubai-time.ts';

/** The same date some months earlier, or the last day of a shorter month. */
function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))));
}

/** Whether an instant is at most that many Dubai calendar months old. Future instants (clock skew) count as new. */
export function isWithinMonths(iso: string, months: number, now: Date): boolean {
  return dubaiDay(new Date(iso)) >= monthsBefore(dubaiDay(now), months);
}
