import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatReviewDate, isWithinMonths, monthsBefore } from './dates.ts';
import { addDays, dubaiDay } from './dubai-time.ts';

test('review dates read MMM dd, yyyy in Dubai', () => {
  expect(formatReviewDate('2025-01-05T10:00:00Z', 'en-AE')).toBe('Jan 05, 2025');
  expect(formatReviewDate('2025-01-04T19:59:59Z', 'en-AE')).toBe('Jan 04, 2025');
  expect(formatReviewDate('2025-01-04T20:00:00Z', 'en-AE')).toBe('Jan 05, 2025');
  expect(formatReviewDate('2025-09-30T08:00:00.000Z', 'en-GB')).toBe('Sep 30, 2025');
});

test('in Arabic no zero stands before the day', () => {
  expect(formatReviewDate('2025-01-05T10:00:00Z', 'ar-AE')).toBe('5 يناير 2025');
});

test('every date of every month has the same shape', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (now) => {
      const text = formatReviewDate(now.toISOString(), 'en-AE');
      expect(text).toMatch(/^[A-Z][a-z]{2} \d\d, \d{4}$/);
      expect(new Date(`${text} UTC`).toISOString().slice(0, 10)).toBe(dubaiDay(now));
    }),
  );
});

test('a moment reads in Dubai time, whatever clock the machine has', () => {
  expect(formatMoment('2026-11-22T21:43:00Z', 'en-AE')).toMatch(/^23 Nov 2026, 1:43\sam$/i);
});

test('days read in full', () => {
  expect(formatDay('2025-01-05', 'en-AE')).toMatch(/^Sunday,? 5 January 2025$/);
  expect(formatDay('2025-01-05', 'en-US')).toBe('Sunday, January 5, 2025');
});

test('going back months stops at the end of a shorter month and crosses years', () => {
  expect(monthsBefore('2025-05-31', 3)).toBe('2025-02-28');
  expect(monthsBefore('2024-05-31', 3)).toBe('2024-02-29');
  expect(monthsBefore('2025-01-15', 3)).toBe('2024-10-15');
  expect(monthsBefore('2025-01-15', 0)).toBe('2025-01-15');
});

test('within three months counts days of Dubai', () => {
  const now = new Date('2025-05-15T12:00:00Z');
  expect(isWithinMonths('2025-02-14T20:00:00Z', 3, now)).toBe(true);
  expect(isWithinMonths('2025-02-14T19:59:59Z', 3, now)).toBe(false);
  expect(isWithinMonths('2025-05-15T12:05:00Z', 3, now)).toBe(true);
});

test('more months never take a date away', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map((n) => addDays('2020-01-01', n));
  fc.assert(
    fc.property(day, day, fc.nat({ max: 36 }), (written, today, months) => {
      const now = new Date(`${today}T08:00:00Z`);
      const iso = `${written}T08:00:00Z`;
      if (isWithinMonths(iso, months, now)) expect(isWithinMonths(iso, months + 1, now)).toBe(true);
      expect(isWithinMonths(iso, months, now)).toBe(written >= monthsBefore(today, months));
    }),
  );
});
