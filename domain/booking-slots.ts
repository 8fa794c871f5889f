import { addDays, type Clock, type Day, dubaiClock, dubaiDay } from './dubai-time.ts';
import { MINUTE_MS } from './durations.ts';
import { openIntervalsOn, type Timetable } from './opening-hours.ts';

/** A start time offered on a business day; `afterMidnight` ones fall on the following calendar day. */
export type Slot = { time: Clock; afterMidnight: boolean; startsAt: Date };

const STEP_MINUTES = 30;
/** Minimum notice for a booking. */
const LEAD_MINUTES = 30;
const HORIZON_DAYS = 60;

/** Future slots of one business day whose visit ends by closing time, or before a break. */
export function slotsOn(timetable: Timetable, day: Day, now: Date, visitMinutes: number): Slot[] {
  return openIntervalsOn(timetable, day).flatMap(({ from, until }) => {
    const slots: Slot[] = [];
    for (let at = +from; at <= +until - visitMinutes * MINUTE_MS; at += STEP_MINUTES * MINUTE_MS) {
      if (at < +now + LEAD_MINUTES * MINUTE_MS) continue;
      const startsAt = new Date(at);
      slots.push({ time: dubaiClock(startsAt), afterMidnight: dubaiDay(startsAt) > day, startsAt });
    }
    return slots;
  });
}

/**
 * The next `count` business days with a free slot for a visit of `minutesOn` that day. Starts with yesterday, whose opening hours may last
 * past midnight.
 */
export function bookableDays(
  timetable: Timetable,
  now: Date,
  count: number,
  minutesOn: (day: Day) => number,
): Day[] {
  const today = dubaiDay(now);
  const days: Day[] = [];
  for (let offset = -1; offset <= HORIZON_DAYS && days.length < count; offset += 1) {
    const day = addDays(today, offset);
    if (slotsOn(timetable, day, now, minutesOn(day)).length > 0) days.push(day);
  }
  return days;
}
