import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { clockAt } from './clock-minutes.ts';
import { addDays, clockMinutes, dubaiClock, dubaiDay, instant, isClock, isDay } from './dubai-time.ts';

const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const minutes = fc.integer({ min: 0, max: 1_439 });
const originalZone = process.env.TZ;

afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalZone;
});

test('agrees with the time zone database', () => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  });
  fc.assert(
    fc.property(moment, (now) => {
      expect(`${dubaiDay(now)} ${dubaiClock(now)}`).toBe(parts.format(now));
    }),
  );
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Dubai'])('in a process in %s', (zone) => {
  test('day, minutes and instants stay those of Dubai', () => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const night = new Date('2025-03-08T20:30:00Z');
    expect([dubaiDay(night), dubaiClock(night)]).toEqual(['2025-03-09', '00:30']);
    expect(instant('2025-03-09', '00:30')).toEqual(night);
    expect(addDays('2025-03-08', 1)).toBe('2025-03-09');
  });
});

test('an instant reads back as the day and clock it was made from', () => {
  fc.assert(
    fc.property(moment, minutes, fc.integer({ min: -400, max: 400 }), (now, minute, offset) => {
      const made = instant(dubaiDay(now), clockAt(minute), offset);
      expect(dubaiDay(made)).toBe(addDays(dubaiDay(now), offset));
      expect(dubaiClock(made)).toBe(clockAt(minute));
    }),
  );
});

test('clocks and minutes convert both ways and wrap at midnight', () => {
  fc.assert(fc.property(minutes, (minute) => clockMinutes(clockAt(minute)) === minute));
  expect(clockAt(1_500)).toBe('01:00');
  expect(clockAt(-30)).toBe('23:30');
});

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
});

test.each(['2025-02-30', '2025-13-01', '2025-1-01', 'today', '2025-01-01T00:00', ''])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each(['24:00', '9:00', '09:60', '09:00 AM', ''])('%j is no clock', (text) => {
  expect(isClock(text)).toBe(false);
});

test('real days and clocks are recognised', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(['00:00', '09:30', '23:59'].every(isClock)).toBe(true);
});

test('a free text is neither a day nor a clock until it is proven', () => {
  const read: string = ['2026-11-21'].join();
  // @ts-expect-error a string may be anything
  expect(addDays(read, 1)).toBe('2026-11-22');
  if (isDay(read)) expect(addDays(read, 1)).toBe('2026-11-22');
});
