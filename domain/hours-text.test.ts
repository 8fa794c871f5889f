import { expect, test } from 'vitest';
import {
  exceptionText,
  type HoursWords,
  hoursText,
  toldLines,
  weekdayNotes,
  weekdayOrDate,
  weekLines,
} from './hours-text.ts';
import { type Hours, type HoursException, openingsOf, type WeeklyHours } from './opening-hours.ts';

const words: HoursWords = {
  daily: 'Daily: {hours}',
  onDays: '{days}: {hours}',
  daySpan: '{from} to {until}',
  exception: '{reason}, {from} to {until}: {hours}',
  exceptionOneDay: '{reason}, {from}: {hours}',
  untilReason: 'Until {until} ({reason}): {hours}',
  todayReason: 'Today ({reason}): {hours}',
  usually: 'Usually: {hours}',
  closed: 'closed',
};
const late = { opens: '14:00' } as const;
const shut = { closed: true } as const;
const format = {
  tag: 'en-AE',
  hours: (hours: Hours) =>
    openingsOf(hours)
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .join(' '),
};

test('writes two openings of a day', () => {
  const hours = { opens: '09:00', closes: '01:00', break: { from: '12:30', until: '14:00' } } as const;
  expect(hoursText(hours, '{opens} - {closes}', 'en-AE')).toBe('9:00 AM - 12:30 PM, 2:00 PM - 1:00 AM');
  expect(hoursText(hours, 'من {opens} حتى {closes}', 'ar-AE')).toBe(
    'من 9:00 ص حتى 12:30 ظهرًا، من 2:00 م حتى 1:00 بعد منتصف الليل',
  );
});

test.each<[WeeklyHours['days'], string[]]>([
  [undefined, ['Daily: 10:00-01:00']],
  [{ friday: late }, ['Saturday to Thursday: 10:00-01:00', 'Friday: 14:00-01:00']],
  [
    { friday: late, sunday: shut },
    [
      'Monday, Tuesday, Wednesday, Thursday and Saturday: 10:00-01:00',
      'Friday: 14:00-01:00',
      'Sunday: closed',
    ],
  ],
  [{ saturday: late, sunday: late }, ['Monday to Friday: 10:00-01:00', 'Saturday and Sunday: 14:00-01:00']],
])('writes the week of %j', (days, lines) => {
  expect(weekLines(words, { opens: '10:00', closes: '01:00', days }, format)).toEqual(lines);
});

const prayer = { friday: { break: { from: '12:30', until: '14:00' } } } as const;
const range = { from: '2027-02-08', until: '2027-03-09', reason: 'Ramadan' } as const;
const ramadan = { ...range, opens: '11:00', closes: '03:00' } as const;
// A Friday.
const eid = { from: '2027-03-12', until: '2027-03-12', reason: 'Eid' } as const;

test.each<
  [today: typeof range.from | typeof eid.from | '2027-03-10', HoursException, string[], later: string]
>([
  ['2027-02-08', ramadan, ['Until 9 March (Ramadan): 11:00-03:00'], '11:00-03:00'],
  [
    '2027-02-08',
    { ...ramadan, keepBreaks: true },
    ['Until 9 March (Ramadan): 11:00-03:00', 'Friday: 11:00-12:30 14:00-03:00'],
    '11:00-03:00 · Friday: 11:00-12:30 14:00-03:00',
  ],
  // A break that ends after the other hours do is not kept.
  [
    '2027-02-08',
    { ...ramadan, closes: '13:00', keepBreaks: true },
    ['Until 9 March (Ramadan): 11:00-13:00'],
    '11:00-13:00',
  ],
  ['2027-02-08', { ...range, closed: true }, ['Until 9 March (Ramadan): closed'], 'closed'],
  ['2027-03-12', { ...eid, closed: true }, ['Today (Eid): closed'], 'closed'],
  [
    '2027-03-12',
    { ...eid, opens: '10:00', keepBreaks: true },
    ['Today (Eid): 10:00-12:30 14:00-01:00'],
    '10:00-12:30 14:00-01:00',
  ],
])('on %s, %j is told as %j, with the usual hours as such', (today, exception, lines, later) => {
  const timetable = { opens: '09:00', closes: '01:00', days: prayer, exceptions: [exception] } as const;
  const usual = ['Saturday to Thursday: 09:00-01:00', 'Friday: 09:00-12:30 14:00-01:00'];
  const told = (day: typeof today) =>
    toldLines(words, { ...timetable, exceptions: [exception] }, day, format);
  expect(told(today)).toEqual({ lines, usually: `Usually: ${usual.join(' · ')}` });
  expect(told('2027-03-10')).toEqual({ lines: usual });
  expect(exceptionText(words, timetable, exception, format)).toContain(`: ${later}`);
});

test('names the weekdays that differ in what is shown, and a day within a week by its weekday', () => {
  const weekly: WeeklyHours = { opens: '10:00', closes: '01:00', days: { friday: late, sunday: shut } };
  const opens = (hours: Hours | null) => hours?.opens ?? 'closed';
  expect(weekdayNotes(words, weekly, 'en-AE', opens)).toEqual(['Friday: 14:00', 'Sunday: closed']);
  expect(weekdayNotes(words, { ...weekly, days: {} }, 'en-AE', opens)).toEqual([]);
  const day = (at: `2026-11-${number}`) => weekdayOrDate(at, '2026-11-22', 'en-AE');
  expect(day('2026-11-28')).toBe('Saturday');
  expect(day('2026-11-29')).toMatch(/^Sunday,? 29 November 2026$/);
});
