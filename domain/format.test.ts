import { expect, test } from 'vitest';
import {
  countWords,
  formatClock,
  formatDay,
  formatDistance,
  formatDuration,
  formatMoment,
  formatMoney,
  formatRating,
  formatReviewDate,
} from './format.ts';

test('formats review dates as MMM dd, yyyy in Dubai time, in Arabic without a leading zero', () => {
  expect(formatReviewDate('2025-01-04T19:59:59Z', 'en-AE')).toBe('Jan 04, 2025');
  expect(formatReviewDate('2025-01-04T20:00:00Z', 'en-AE')).toBe('Jan 05, 2025');
  expect(formatReviewDate('2025-01-05T10:00:00Z', 'ar-AE')).toBe('5 يناير 2025');
});

test('formats days and moments in Dubai time regardless of the local time zone', () => {
  expect(formatDay('2025-01-05', 'en-AE')).toMatch(/^Sunday,? 5 January 2025$/);
  expect(formatDay('2025-01-05', 'ar-AE')).toBe('الأحد 5 يناير 2025');
  expect(formatMoment('2026-11-22T21:43:00Z', 'en-AE')).toBe('23 Nov 2026, 1:43 AM');
  expect(formatMoment('2026-11-22T20:05:00Z', 'ar-AE')).toMatch(/2026، 12:05 بعد منتصف الليل$/);
});

test('formats times in the style of the business', () => {
  expect((['00:00', '12:00', '13:05'] as const).map((clock) => formatClock(clock, 'en-AE'))).toEqual([
    '12:00 AM',
    '12:00 PM',
    '1:05 PM',
  ]);
  expect(formatClock('13:05', 'fr-FR')).toBe('13:05');
  const clocks = ['00:00', '00:30', '01:00', '09:00', '12:00', '12:30', '13:00', '23:30'] as const;
  expect(clocks.map((clock) => formatClock(clock, 'ar-AE'))).toEqual([
    '12:00 منتصف الليل',
    '12:30 بعد منتصف الليل',
    '1:00 بعد منتصف الليل',
    '9:00 ص',
    '12:00 ظهرًا',
    '12:30 ظهرًا',
    '1:00 م',
    '11:30 م',
  ]);
});

test.each([
  [60, 'AED 60', '60 درهم'],
  [62.5, 'AED 62.50', '62.50 درهم'],
  [1_220, 'AED 1,220', '1,220 درهم'],
])('formats %d without line breaks and in Western digits', (dirhams, english, arabic) => {
  expect(formatMoney(dirhams, 'en-AE', 'AED {amount}')).toBe(english.replace(' ', '\u00a0'));
  expect(formatMoney(dirhams, 'ar-AE', '{amount} درهم')).toBe(arabic.replace(' ', '\u00a0'));
});

test.each([
  [0, '1 minute'],
  [5_399, '90 minutes'],
  [5_400, '2 hours'],
  [129_600, '2 days'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds, 'en-AE')).toBe(text);
});

test('always shows one decimal for ratings and kilometres', () => {
  expect([5, 4.9, 4.35, 0].map(formatRating)).toEqual(['5.0', '4.9', '4.4', '0.0']);
  expect([3.449, 0].map((km) => formatDistance(km, 'en-AE'))).toEqual(['3.4', '0.0']);
});

test('selects the plural form of the language', () => {
  const words = { one: 'مراجعة', two: 'مراجعتان', few: '{count} مراجعات', other: '{count} مراجعة' };
  expect([1, 2, 3, 11].map((count) => countWords(words, count, 'ar-AE'))).toEqual([
    'مراجعة',
    'مراجعتان',
    '3 مراجعات',
    '11 مراجعة',
  ]);
});
