import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dubaiClock, dubaiDay, instant, isClock, isDay } from './dubai-time.ts';
import { isWithinMonths } from './months.ts';

const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

test('agrees with the time zone database and round-trips days and times', () => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  });
  fc.assert(
    fc.property(moment, (now) => {
      expect(`${dubaiDay(now)} ${dubaiClock(now)}`).toBe(parts.format(now));
      expect(dubaiDay(instant(dubaiDay(now), dubaiClock(now), 3))).toBe(addDays(dubaiDay(now), 3));
      expect(dubaiClock(instant(dubaiDay(now), dubaiClock(now)))).toBe(dubaiClock(now));
    }),
  );
});

test('adds days across months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
});

test('recognizes only existing days and times', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(['2025-02-30', '2025-13-01', '2025-1-01', 'today', '2025-01-01T00:00', ''].some(isDay)).toBe(false);
  expect(['00:00', '09:30', '23:59'].every(isClock)).toBe(true);
  expect(['24:00', '9:00', '09:60', '09:00 AM', ''].some(isClock)).toBe(false);
});

test('counts months in Dubai days and clamps to the end of a shorter month', () => {
  const isRecent = (iso: string, now: string) => isWithinMonths(iso, 3, new Date(now));
  expect(isRecent('2025-02-14T20:00:00Z', '2025-05-15T12:00:00Z')).toBe(true);
  expect(isRecent('2025-02-14T19:59:59Z', '2025-05-15T12:00:00Z')).toBe(false);
  expect(isRecent('2025-05-15T12:05:00Z', '2025-05-15T12:00:00Z')).toBe(true);
  expect(isRecent('2024-02-28T20:00:00Z', '2024-05-31T12:00:00Z')).toBe(true);
  expect(isRecent('2024-02-28T19:00:00Z', '2024-05-31T12:00:00Z')).toBe(false);
});
