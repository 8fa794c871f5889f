import { addDays, type Clock, clockMinutes, type Day, dubaiDay, instant } from './dubai-time.ts';

/** Closing at or before the opening time means that time on the following day. */
export type Hours = { opens: Clock; closes: Clock };

/** Other hours, or none, from one day until another, both included (Ramadan, Eid). */
export type HoursException = {
  from: Day;
  until: Day;
  opens?: Clock;
  closes?: Clock;
  closed?: boolean;
  reason: string;
};

/** Daily hours; before its first day and after its last one a branch is closed whatever else is said. */
export type Timetable = Hours & { exceptions: HoursException[]; firstDay?: Day; lastDay?: Day };

export type OpenStatus = { open: true; closesAt: Date } | { open: false; opensAt: Date | null };

const HORIZON_DAYS = 60;

/** The exception that rules a day: the shortest that covers it (Eid inside Ramadan), the last listed if equal. */
export function exceptionOn(timetable: Timetable, day: Day): HoursException | undefined {
  return timetable.exceptions
    .filter(({ from, until }) => from <= day && day <= until)
    .reduce<HoursException | undefined>(
      (best, next) => (best && span(best) < span(next) ? best : next),
      undefined,
    );
}

const span = ({ from, until }: HoursException) => Date.parse(until) - Date.parse(from);

/** The hours that an exception gives, or null when it closes the branch; a time that it leaves out stays as usual. */
export function hoursDuring({ opens, closes }: Hours, exception?: HoursException): Hours | null {
  if (exception?.closed) return null;
  return { opens: exception?.opens ?? opens, closes: exception?.closes ?? closes };
}

/** The hours of a business day, or null when it is closed. */
export function hoursOn(timetable: Timetable, day: Day): Hours | null {
  const { firstDay = day, lastDay = day } = timetable;
  if (day < firstDay || day > lastDay) return null;
  return hoursDuring(timetable, exceptionOn(timetable, day));
}

export const closesAfterMidnight = ({ opens, closes }: Hours) => closes <= opens;

function sessionOn(timetable: Timetable, day: Day): { opensAt: Date; closesAt: Date } | null {
  const hours = hoursOn(timetable, day);
  if (!hours) return null;
  const closesAt = instant(day, hours.closes, closesAfterMidnight(hours) ? 1 : 0);
  return { opensAt: instant(day, hours.opens), closesAt };
}

/** Open from the opening minute up to, not including, the closing one; looks 60 days ahead. */
export function openStatus(timetable: Timetable, now: Date): OpenStatus {
  const today = dubaiDay(now);
  let closesAt: Date | null = null;
  // Starts yesterday, whose night may last past midnight; a session that begins before the last one ends extends it.
  for (let offset = -1; offset <= HORIZON_DAYS; offset += 1) {
    const session = sessionOn(timetable, addDays(today, offset));
    if (!session || session.closesAt <= now) continue;
    if (session.opensAt > (closesAt ?? now)) {
      return closesAt ? { open: true, closesAt } : { open: false, opensAt: session.opensAt };
    }
    if (!closesAt || session.closesAt > closesAt) closesAt = session.closesAt;
  }
  return closesAt ? { open: true, closesAt } : { open: false, opensAt: null };
}

/** Exceptions that ended before today, for the owner to delete. */
export function passedExceptions(timetable: Timetable, today: Day): HoursException[] {
  return timetable.exceptions.filter(({ until }) => until < today);
}

/** Every time of day at which a branch ever opens or closes. */
export const clocksOf = ({ exceptions, ...usual }: Timetable): Clock[] =>
  [...new Set([usual, ...exceptions].flatMap(({ opens, closes }) => [opens, closes]))].filter(
    (clock) => clock !== undefined,
  );

/** The clock that many minutes after midnight; a whole day more or less changes nothing. */
export function clockAt(minutes: number): Clock {
  const time = new Date((((minutes % 1_440) + 1_440) % 1_440) * 60_000);
  return time.toISOString().slice(11, 16) as Clock;
}

/** How long a business day lasts, in minutes: 1 to 1440. */
export function minutesOpen({ opens, closes }: Hours): number {
  return clockMinutes(closes) - clockMinutes(opens) + (closes <= opens ? 1_440 : 0);
}
