import {
  addDays,
  type Clock,
  clockMinutes,
  type Day,
  dubaiDay,
  instant,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from './dubai-time.ts';
import { MINUTE_MS } from './durations.ts';
import type { PluralWords } from './text.ts';

/** A closing time at or before the opening time is on the following day. The break divides the day into two openings. */
export type Hours = { opens: Clock; closes: Clock; break?: { from: Clock; until: Clock } | undefined };

/** Different hours, or none; an omitted time is the usual one, an omitted break is none. */
type OtherHours = Partial<Hours> & { closed?: boolean };

/**
 * Different hours over an inclusive range of days (Ramadan, Eid). They replace those of the weekdays, of which only the breaks
 * may stay.
 */
export type HoursException = OtherHours & { from: Day; until: Day; reason: string; keepBreaks?: boolean };

/** Usual hours, and the weekdays that differ from them. */
export type WeeklyHours = Hours & { days?: Partial<Record<Weekday, OtherHours>> };

type OtherDays = Omit<HoursException, 'reason'>;

/** Weekly hours with exceptions; always closed before the first and after the last day. */
export type Timetable = WeeklyHours & { exceptions: HoursException[]; firstDay?: Day; lastDay?: Day };

/** `again`: after a break. */
export type OpenStatus =
  | { open: true; closesAt: Date }
  | { open: false; opensAt: Date | null; again?: number };

const HORIZON_DAYS = 60;

/** The exception that applies to a day: the last one, because staff's status of the day is added to those of the content. */
export const exceptionOn = <Other extends OtherDays>(
  { exceptions }: { exceptions: readonly Other[] },
  day: Day,
): Other | undefined => exceptions.filter(({ from, until }) => from <= day && day <= until).pop();

/** The usual hours with those that differ, or null if closed. */
export function hoursDuring(usual: Hours, other: OtherHours = usual): Hours | null {
  const { opens = usual.opens, closes = usual.closes } = other;
  return other.closed ? null : { opens, closes, break: other.break };
}

/** The breaks of the weekdays within a range of days, by the usual hours. */
export const breaksIn = (usual: WeeklyHours, { from, until }: { from: Day; until: Day }) =>
  WEEKDAYS.map((_, index) => addDays(from, index)).flatMap((date) => {
    const day = weekdayOf(date);
    const pause = date <= until && hoursDuring(usual, usual.days?.[day])?.break;
    return pause ? [{ day, pause }] : [];
  });

/** The week of other hours, or null if closed. With `keepBreaks`, usual breaks that lie within them stay. */
export function weekDuring(usual: WeeklyHours, other: OtherDays): WeeklyHours | null {
  const hours = hoursDuring(usual, other);
  if (!hours || !other.keepBreaks || hours.break) return hours;
  const since = (closes: Clock) => minutesOpen({ opens: hours.opens, closes });
  const kept = breaksIn(usual, other).filter(
    ({ pause: { from, until } }) => since(from) < since(until) && since(until) < since(hours.closes),
  );
  return { ...hours, days: Object.fromEntries(kept.map(({ day, pause }) => [day, { break: pause }])) };
}

/** The hours of a business day, or null if closed. */
export function hoursOn(timetable: Timetable, day: Day): Hours | null {
  const { firstDay = day, lastDay = day } = timetable;
  const other = exceptionOn(timetable, day);
  const week = other ? weekDuring(timetable, other) : timetable;
  return week && day >= firstDay && day <= lastDay ? hoursDuring(week, week.days?.[weekdayOf(day)]) : null;
}

/** How long before other hours begin they are announced. */
const AHEAD_DAYS = 7;

/**
 * Answers which hours a page tells on a day; nothing else decides it. `week` is what sentences tell: the other hours while they apply
 * for several days, or else the usual ones. `other` applies on the day; `coming` begins within seven days.
 */
export function toldHours<Other extends OtherDays>(
  timetable: WeeklyHours & { exceptions: readonly Other[] },
  today: Day,
): { week: WeeklyHours; other: Other | undefined; coming: Other[] } {
  const { exceptions, ...usual } = timetable;
  const other = exceptionOn(timetable, today);
  const soon = addDays(today, AHEAD_DAYS);
  return {
    week: (other && other.from < other.until && weekDuring(usual, other)) || usual,
    other,
    coming: exceptions.filter(({ from }) => from > today && from <= soon),
  };
}

/** Length of a business day in minutes, 1 to 1440. */
export const minutesOpen = ({ opens, closes }: Hours): number =>
  clockMinutes(closes) - clockMinutes(opens) + (closes <= opens ? 1_440 : 0);

/** One opening, or two around a break. */
export const openingsOf = ({ opens, closes, break: pause }: Hours): Hours[] =>
  pause
    ? [
        { opens, closes: pause.from },
        { opens: pause.until, closes },
      ]
    : [{ opens, closes }];

/** The intervals of a business day in which a branch is open; `again` is more than 0 after a break. */
export function openIntervalsOn(
  timetable: Timetable,
  day: Day,
): { from: Date; until: Date; again: number }[] {
  const hours = hoursOn(timetable, day);
  return (hours ? openingsOf(hours) : []).map((opening, again) => {
    const from = instant(day, opening.opens, +(opening.opens < (hours as Hours).opens));
    return { from, until: new Date(+from + minutesOpen(opening) * MINUTE_MS), again };
  });
}

/** Opening is inclusive, closing exclusive. Looks 60 days ahead. */
export function openStatus(timetable: Timetable, now: Date): OpenStatus {
  const today = dubaiDay(now);
  let closesAt: Date | undefined;
  // Starts with yesterday, whose hours may last past midnight. Overlapping hours are merged.
  for (let offset = -1; offset <= HORIZON_DAYS; offset += 1)
    for (const { from, until, again } of openIntervalsOn(timetable, addDays(today, offset))) {
      const end = closesAt ?? now;
      if (from > end) return closesAt ? { open: true, closesAt } : { open: false, opensAt: from, again };
      if (until > end) closesAt = until;
    }
  return closesAt ? { open: true, closesAt } : { open: false, opensAt: null };
}

/** The most common length of a visit, for days, times and walk-ins where no service with a duration is chosen. */
export const USUAL_MINUTES = 40;

/** Whether a visit that begins now ends by closing time, or before a break. */
export const fitsNow = (status: OpenStatus, now: Date, minutes = USUAL_MINUTES): boolean =>
  status.open && +now + minutes * MINUTE_MS <= +status.closesAt;

/** This close to closing, remaining minutes are shown instead of the time. */
const SOON_MINUTES = 30;
const DAY_MINUTES = 1_440;
const DATE = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Asia/Dubai' } as const;

export type OpenWords = {
  open: string;
  closed: string;
  closesAt: string;
  opensAt: string;
  /** Only if a branch has breaks. */
  opensAgain?: string;
  opensOn: string;
  closesIn: PluralWords;
};

/**
 * 'Open now · until 1:00 AM'; in the last half hour 'Open now · closes in 10 min'; 'Closed now · opens Sun, 22 Nov, 9:00 AM' if
 * that is not today, 'opens again at 2:00 PM' after a break. `timeOf` formats a time.
 */
export function openText(
  status: OpenStatus,
  now: Date,
  words: OpenWords,
  tag: string,
  timeOf: (at: Date) => string,
): string {
  const { open, closed, closesAt, opensOn, closesIn } = words;
  if (!status.open) {
    const at = status.opensAt;
    if (!at) return closed;
    const opens =
      dubaiDay(at) === dubaiDay(now)
        ? words[status.again ? 'opensAgain' : 'opensAt']
        : opensOn.replace('{day}', at.toLocaleDateString(tag, DATE));
    return `${closed} · ${opens?.replace('{time}', timeOf(at))}`;
  }
  const minutes = Math.ceil((+status.closesAt - +now) / MINUTE_MS);
  // A time without a day would mislead if closing is a day or more away.
  if (minutes >= DAY_MINUTES) return open;
  // Avoids domain/text.ts: this code is in every page's bundle.
  const until =
    minutes <= SOON_MINUTES
      ? (closesIn[new Intl.PluralRules(tag).select(minutes)] ?? closesIn.other).replace(
          '{count}',
          `${minutes}`,
        )
      : closesAt.replace('{time}', timeOf(status.closesAt));
  return `${open} · ${until}`;
}

/** Exceptions that ended before today and can be deleted. */
export const passedExceptions = <E extends Pick<HoursException, 'until'>>(
  exceptions: readonly E[],
  today: Day,
): E[] => exceptions.filter(({ until }) => until < today);

/** All opening and closing times that a timetable uses. */
export const clocksOf = ({ exceptions, days = {}, ...usual }: Timetable): Clock[] =>
  [
    ...new Set(
      [usual, ...exceptions, ...Object.values(days)].flatMap(({ opens, closes, break: pause }) => [
        opens,
        closes,
        pause?.from,
        pause?.until,
      ]),
    ),
  ].filter((clock) => clock !== undefined);

export const hasBreaks = ({ exceptions, days = {}, ...usual }: Timetable): boolean =>
  [usual, ...exceptions, ...Object.values(days)].some((hours) => hours.break);
