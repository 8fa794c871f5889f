import { addDays, type Clock, clockMinutes, type Day, dubaiDay, instant } from './dubai-time.ts';
import { clockAt, hoursOn, minutesOpen, type Timetable } from './opening-hours.ts';

/** A start time offered on a business day; `afterMidnight` ones fall on the following calendar day. */
export type Slot = { time: Clock; afterMidnight: boolean; startsAt: Date };

/** Minutes: how long the service takes, how far apart slots are, how much notice a branch needs. */
export type SlotRules = { serviceMinutes: number; stepMinutes?: number; leadMinutes?: number };

const HORIZON_DAYS = 60;

/** Slots of one business day that are still ahead and whose service ends by closing time. */
export function slotsOn(timetable: Timetable, day: Day, now: Date, rules: SlotRules): Slot[] {
  const { serviceMinutes, stepMinutes = 30, leadMinutes = 30 } = rules;
  if (!(serviceMinutes > 0 && stepMinutes > 0))
    throw new RangeError('Service and step last at least a minute');
  const hours = hoursOn(timetable, day);
  if (!hours) return [];
  const earliest = +now + leadMinutes * 60_000;
  const opening = clockMinutes(hours.opens);
  const lastStart = opening + minutesOpen(hours) - serviceMinutes;
  const slots: Slot[] = [];
  for (let minutes = opening; minutes <= lastStart; minutes += stepMinutes) {
    const time = clockAt(minutes);
    const afterMidnight = minutes >= 1_440;
    const startsAt = instant(day, time, afterMidnight ? 1 : 0);
    if (+startsAt >= earliest) slots.push({ time, afterMidnight, startsAt });
  }
  return slots;
}

/**
 * The next business days with a free start, at most `count`, within 60 days.
 * After midnight the night before comes first while it still has slots.
 */
export function bookableDays(
  timetable: Timetable,
  now: Date,
  count: number,
  rules: SlotRules = { serviceMinutes: 30 },
): Day[] {
  const today = dubaiDay(now);
  const days: Day[] = [];
  for (let offset = -1; offset <= HORIZON_DAYS && days.length < count; offset += 1) {
    const day = addDays(today, offset);
    if (slotsOn(timetable, day, now, rules).length > 0) days.push(day);
  }
  return days;
}
