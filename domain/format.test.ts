import { expect, test } from 'vitest';
import * as format from './format.ts';
import { formatWeekday } from './hours-text.ts';
import { formatLanguage } from './languages.ts';
import { formatAgo, formatDuration, formatMoment } from './moments.ts';
import { span } from './span.ts';
import { formatMinutes, formatPrice } from './span-text.ts';

const all = <T>(values: readonly T[], tag: string, write: (value: T, tag: string) => string) =>
  values.map((value) => write(value, tag));

test('formats days and moments in Dubai time, in the order and digits of the language', () => {
  const moments = ['2025-01-04T19:59:59Z', '2025-01-04T20:00:00Z'];
  expect(all(moments, 'en-AE', format.formatReviewDate)).toEqual(['Jan 04, 2025', 'Jan 05, 2025']);
  expect(format.formatReviewDate('2025-01-05T10:00:00Z', 'ar-AE')).toBe('5 يناير 2025');
  expect(format.formatDay('2025-01-05', 'en-AE')).toMatch(/^Sunday,? 5 January 2025$/);
  expect(format.formatDay('2025-01-05', 'ar-AE')).toBe('الأحد 5 يناير 2025');
  expect(formatMoment('2026-11-22T21:43:00Z', 'en-AE')).toBe('23 Nov 2026, 1:43 AM');
  expect(formatMoment('2026-11-22T20:05:00Z', 'ar-AE')).toMatch(/2026، 12:05 بعد منتصف الليل$/);
  expect(all(['monday', 'friday'] as const, 'ar-AE', formatWeekday)).toEqual(['الاثنين', 'الجمعة']);
});

test('formats a day without its year, and a moment by how long ago it was', () => {
  expect(format.formatShortDay('2025-01-05', 'en-AE')).toBe('Sun 5 Jan');
  expect(format.formatShortDay('2025-01-05', 'ar-AE')).toBe('الأحد 5 يناير');
  expect(all(['2025-01-05'] as const, 'en-AE', format.formatDayMonth)).toEqual(['5 January']);
  const now = new Date('2026-11-22T20:05:00Z');
  const ago = (seconds: number) =>
    formatAgo(new Date(+now - seconds * 1_000).toISOString(), now, 'en-AE').replaceAll('\u00a0', ' ');
  expect([-9, 0, 59, 60, 179, 3_600, 86_399, 86_400].map(ago)).toEqual([
    'now',
    'now',
    '59 seconds ago',
    '1 minute ago',
    '2 minutes ago',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
  ]);
  expect([604_799, 604_800].map(ago)).toEqual(['6 days ago', '16 Nov 2026, 12:05 AM']);
});

test('formats times in the style of the business', () => {
  const clocks = ['00:00', '00:30', '01:00', '09:00', '12:00', '12:30', '13:05', '23:30'] as const;
  expect(all(clocks, 'en-AE', format.formatClock).join()).toBe(
    '12:00 AM,12:30 AM,1:00 AM,9:00 AM,12:00 PM,12:30 PM,1:05 PM,11:30 PM',
  );
  expect(all(clocks, 'ar-AE', format.formatClock).join()).toBe(
    '12:00 منتصف الليل,12:30 بعد منتصف الليل,1:00 بعد منتصف الليل,9:00 ص,12:00 ظهرًا,12:30 ظهرًا,1:05 م,11:30 م',
  );
  expect(format.formatClock('13:05', 'fr-FR')).toBe('13:05');
});

test.each([
  [60, '60'],
  [62.5, '62.50'],
  [1_220, '1,220'],
])('formats %d dirhams without line breaks and in Western digits', (dirhams, amount) => {
  const words = { range: '', atLeast: '' };
  expect(formatPrice(span(dirhams), 'en-AE', { ...words, money: 'AED {amount}' })).toBe(`AED\u00a0${amount}`);
  expect(formatPrice(span(dirhams), 'ar-AE', { ...words, money: '{amount} درهم' })).toBe(
    `${amount}\u00a0درهم`,
  );
});

test('formats durations, ratings, kilometres and plural forms', () => {
  expect(all([0, 5_399, 5_400, 129_600], 'en-AE', formatDuration)).toEqual([
    '1 minute',
    '90 minutes',
    '2 hours',
    '2 days',
  ]);
  expect([5, 4.9, 4.35, 0].map(format.formatRating)).toEqual(['5.0', '4.9', '4.4', '0.0']);
  expect(all([3.449, 0], 'en-AE', format.formatDistance)).toEqual(['3.4', '0.0']);
  const words = { one: 'مراجعة', two: 'مراجعتان', few: '{count} مراجعات', other: '{count} مراجعة' };
  const counted = [1, 2, 3, 11].map((count) => format.countWords(words, count, 'ar-AE'));
  expect(counted).toEqual(['مراجعة', 'مراجعتان', '3 مراجعات', '11 مراجعة']);
  const minutes = { one: '{count} minute', other: '{count} min' };
  const spans = [span(1), span(45, 60), span(30, null)];
  const write = (one: ReturnType<typeof span>) =>
    formatMinutes(one, 'en-AE', { range: '{from}–{to}', atLeast: 'from {from}', minutes });
  expect(spans.map(write)).toEqual(['1 minute', '45–60 min', 'from 30 min']);
  expect(format.countWords({ other: '{count} views' }, 1_220, 'en-AE')).toBe('1,220 views');
  expect(all(['ur', 'fil'], 'en-AE', formatLanguage)).toEqual(['Urdu', 'Filipino']);
});
