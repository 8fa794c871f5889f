import { expect, test } from 'vitest';
import { bookableDays, slotsOn } from './booking-slots.ts';
import { type Day, instant } from './dubai-time.ts';
import type { Timetable } from './opening-hours.ts';

/** Open from 9 to 1. */
const barsha: Timetable = { opens: '09:00', closes: '01:00', exceptions: [] };
const early = instant('2026-01-09', '12:00');
const times = (day: Day, now: Date, minutes = 40) =>
  slotsOn(barsha, day, now, minutes).map(({ time }) => time);

test('offers every half hour whose service ends by closing time', () => {
  const slots = slotsOn(barsha, '2026-01-10', early, 40);
  expect(slots).toHaveLength(31);
  const first = { time: '09:00', afterMidnight: false, startsAt: instant('2026-01-10', '09:00') };
  const last = { time: '00:00', afterMidnight: true, startsAt: instant('2026-01-11', '00:00') };
  expect([slots[0], slots.at(-1)]).toEqual([first, last]);
  const lastFor = (minutes: number) => times('2026-01-10', early, minutes).at(-1);
  expect([60, 61, 1_000].map(lastFor)).toEqual(['00:00', '23:30', undefined]);
});

test('follows a weekday with other hours', () => {
  const days = { friday: { opens: '14:00' }, saturday: { closed: true } } as const;
  const friday = slotsOn({ ...barsha, days }, '2026-01-09', early, 40);
  expect([friday[0]?.time, friday.at(-1)?.time]).toEqual(['14:00', '00:00']);
  expect(bookableDays({ ...barsha, days }, early, 2, () => 40)).toEqual(['2026-01-09', '2026-01-11']);
});

test('offers nothing during a break, and no visit that would last into it', () => {
  const days = { friday: { break: { from: '12:30', until: '14:00' } } } as const;
  const friday = slotsOn({ ...barsha, days }, '2026-01-16', early, 40).map(({ time }) => time);
  expect(friday.slice(0, 8).join(' ')).toBe('09:00 09:30 10:00 10:30 11:00 11:30 14:00 14:30');
  expect(friday.at(-1)).toBe('00:00');
});

test('needs half an hour of notice and offers the previous day after midnight', () => {
  expect(times('2026-01-10', instant('2026-01-10', '09:30'))[0]).toBe('10:00');
  expect(times('2026-01-10', instant('2026-01-10', '09:31'))[0]).toBe('10:30');
  expect(times('2026-01-10', instant('2026-01-10', '23:30'))).toEqual(['00:00']);
  const midnight = instant('2026-01-11', '00:00');
  expect(times('2026-01-10', midnight, 10)).toEqual(['00:30']);
  expect(bookableDays(barsha, midnight, 2, () => 10)).toEqual(['2026-01-10', '2026-01-11']);
});

test('offers no past days and skips closed ones', () => {
  expect(times('2026-01-08', early)).toEqual([]);
  const closed = { from: '2026-01-10', until: '2026-01-11', closed: true, reason: 'Holiday' } as const;
  expect(bookableDays({ ...barsha, exceptions: [closed] }, early, 2, () => 30)).toEqual([
    '2026-01-09',
    '2026-01-12',
  ]);
});
