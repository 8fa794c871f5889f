import { describe, expect, test } from 'vitest';
import { bookableDays, slotsOn } from './booking-slots.ts';
import { type Day, instant } from './dubai-time.ts';
import type { HoursException, Timetable } from './opening-hours.ts';

const barsha: Timetable = { opens: '09:00', closes: '01:00', exceptions: [] };
const haircut = { serviceMinutes: 40 };
const times = (day: Day, now: Date, rules = haircut) =>
  slotsOn(barsha, day, now, rules).map(({ time }) => time);

describe('a branch open from 9 to 1', () => {
  const early = instant('2026-01-09', '12:00');

  test('offers every half hour, and ends a service by closing', () => {
    const slots = slotsOn(barsha, '2026-01-10', early, haircut);
    expect(slots).toHaveLength(31);
    expect(slots[0]).toEqual({
      time: '09:00',
      afterMidnight: false,
      startsAt: instant('2026-01-10', '09:00'),
    });
    expect(slots.at(-1)).toEqual({
      time: '00:00',
      afterMidnight: true,
      startsAt: instant('2026-01-11', '00:00'),
    });
    expect(times('2026-01-10', early, { serviceMinutes: 60 }).at(-1)).toBe('00:00');
    expect(times('2026-01-10', early, { serviceMinutes: 61 }).at(-1)).toBe('23:30');
    expect(times('2026-01-10', early, { serviceMinutes: 1_000 })).toEqual([]);
  });

  test('at 23:30 only after midnight is left tonight', () => {
    const now = instant('2026-01-10', '23:30');
    expect(times('2026-01-10', now)).toEqual(['00:00']);
    expect(bookableDays(barsha, now, 2, haircut)).toEqual(['2026-01-10', '2026-01-11']);
  });

  test('at 00:10 last night is still bookable', () => {
    const now = instant('2026-01-11', '00:10');
    const short = { serviceMinutes: 10, leadMinutes: 20 };
    expect(slotsOn(barsha, '2026-01-10', now, short)).toEqual([
      { time: '00:30', afterMidnight: true, startsAt: instant('2026-01-11', '00:30') },
    ]);
    expect(bookableDays(barsha, now, 3, short)).toEqual(['2026-01-10', '2026-01-11', '2026-01-12']);
  });

  test('at 09:30 the next slot is half an hour away', () => {
    expect(times('2026-01-10', instant('2026-01-10', '09:30'))[0]).toBe('10:00');
    expect(times('2026-01-10', instant('2026-01-10', '09:31'))[0]).toBe('10:30');
  });

  test('past days offer nothing, closed days are skipped', () => {
    expect(times('2026-01-08', early)).toEqual([]);
    const closed: HoursException = {
      from: '2026-01-10',
      until: '2026-01-11',
      closed: true,
      reason: 'Holiday',
    };
    const timetable = { ...barsha, exceptions: [closed] };
    expect(slotsOn(timetable, '2026-01-10', early, haircut)).toEqual([]);
    expect(bookableDays(timetable, early, 2)).toEqual(['2026-01-09', '2026-01-12']);
  });

  test('a step or service without length is refused', () => {
    expect(() => slotsOn(barsha, '2026-01-10', early, { serviceMinutes: 30, stepMinutes: 0 })).toThrow(
      RangeError,
    );
    expect(() => slotsOn(barsha, '2026-01-10', early, { serviceMinutes: 0 })).toThrow(RangeError);
  });
});
