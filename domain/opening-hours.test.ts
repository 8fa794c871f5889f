import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, dubaiClock, dubaiDay, instant, WEEKDAYS } from './dubai-time.ts';
import { hoursByWeekday } from './hours-text.ts';
import {
  clocksOf,
  fitsNow,
  type Hours,
  type HoursException,
  hasBreaks,
  hoursOn,
  openStatus,
  openText,
  passedExceptions,
  type Timetable,
} from './opening-hours.ts';

const usual: Timetable = { opens: '09:00', closes: '01:00', exceptions: [] };
const eid: HoursException = { from: '2026-03-15', until: '2026-03-16', closed: true, reason: 'Eid' };
const reopened: HoursException = { from: eid.from, until: eid.until, closes: '22:00', reason: 'Eid evening' };
const ramadanHours = { opens: '12:00', closes: '03:00' } as const;
const ramadan = { from: '2026-02-18', until: '2026-03-19', ...ramadanHours, reason: 'Ramadan' } as const;

const friday: Timetable = {
  ...usual,
  days: { friday: { opens: '14:00' }, monday: { closed: true } },
  exceptions: [ramadan],
};
const withEid: Timetable = { ...usual, exceptions: [eid] };

test.each<[Day, HoursException[], Timetable['days'], Hours | null]>([
  ['2026-02-17', [eid, ramadan], {}, { opens: '09:00', closes: '01:00' }],
  ['2026-02-18', [eid, ramadan], {}, ramadanHours],
  ['2026-03-19', [eid, ramadan], {}, ramadanHours],
  ['2026-03-20', [eid, ramadan], {}, { opens: '09:00', closes: '01:00' }],
  // The last exception, with the usual time that it omits.
  ['2026-03-15', [ramadan, eid], {}, null],
  ['2026-03-16', [ramadan, eid, reopened], {}, { opens: '09:00', closes: '22:00' }],
  // Thursday, Friday and Monday; Friday and Monday in Ramadan.
  ['2026-02-12', friday.exceptions, friday.days, { opens: '09:00', closes: '01:00' }],
  ['2026-02-13', friday.exceptions, friday.days, { opens: '14:00', closes: '01:00' }],
  ['2026-02-16', friday.exceptions, friday.days, null],
  ['2026-02-20', friday.exceptions, friday.days, ramadanHours],
  ['2026-02-23', friday.exceptions, friday.days, ramadanHours],
])('on %s an exception precedes the weekday, and that the usual hours', (day, exceptions, days, hours) => {
  expect(hoursOn({ ...usual, exceptions, days }, day)).toEqual(hours);
});

test('groups the weekdays by hours, and ignores a weekday with the usual ones', () => {
  expect(hoursByWeekday({ ...usual, days: { friday: { opens: '09:00' } } })).toMatchObject([
    { days: { length: 7 }, hours: { opens: '09:00', closes: '01:00' } },
  ]);
  expect(hoursByWeekday(friday)).toEqual([
    {
      days: ['tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'],
      hours: { opens: '09:00', closes: '01:00' },
    },
    { days: ['monday'], hours: null },
    { days: ['friday'], hours: { opens: '14:00', closes: '01:00' } },
  ]);
});

const shut = { from: '2026-01-01', until: '2026-12-31', closed: true, reason: 'Renovation' } as const;
const inDubai = (text: string) => new Date(`${text}:00+04:00`);

test.each<[Timetable, now: string, open: boolean, change: string]>([
  [usual, '2026-01-10T00:59', true, '2026-01-10T01:00'],
  [usual, '2026-01-10T01:00', false, '2026-01-10T09:00'],
  [usual, '2026-01-10T08:59', false, '2026-01-10T09:00'],
  [usual, '2026-01-10T09:00', true, '2026-01-11T01:00'],
  // A closed day finishes the previous night.
  [withEid, '2026-03-15T00:30', true, '2026-03-15T01:00'],
  [withEid, '2026-03-15T01:00', false, '2026-03-17T09:00'],
  [withEid, '2026-03-17T00:30', false, '2026-03-17T09:00'],
  [friday, '2026-02-13T00:59', true, '2026-02-13T01:00'],
  [friday, '2026-02-13T13:59', false, '2026-02-13T14:00'],
  [friday, '2026-02-16T00:30', true, '2026-02-16T01:00'],
  [friday, '2026-02-16T01:00', false, '2026-02-17T09:00'],
])('case %#: opens or closes next at the right time', (timetable, now, open, change) => {
  const expected = open ? { open, closesAt: inDubai(change) } : { open, opensAt: inDubai(change) };
  expect(openStatus(timetable, inDubai(now))).toMatchObject(expected);
});

const pause = { from: '12:30', until: '14:00' } as const;
const prayer: Timetable = { ...usual, days: { friday: { break: pause } } };

test.each<[Timetable, now: string, ReturnType<typeof openStatus>]>([
  [prayer, '2026-02-13T08:59', { open: false, opensAt: inDubai('2026-02-13T09:00'), again: 0 }],
  [prayer, '2026-02-13T12:29', { open: true, closesAt: inDubai('2026-02-13T12:30') }],
  [prayer, '2026-02-13T12:30', { open: false, opensAt: inDubai('2026-02-13T14:00'), again: 1 }],
  [prayer, '2026-02-13T14:00', { open: true, closesAt: inDubai('2026-02-14T01:00') }],
  [prayer, '2026-02-14T12:30', { open: true, closesAt: inDubai('2026-02-15T01:00') }],
  // A break after midnight.
  [
    { opens: '20:00', closes: '04:00', break: { from: '00:00', until: '01:00' }, exceptions: [] },
    '2026-02-14T00:30',
    { open: false, opensAt: inDubai('2026-02-14T01:00'), again: 1 },
  ],
])('case %#: closes for the break and opens again', (timetable, now, status) => {
  expect(openStatus(timetable, inDubai(now))).toEqual(status);
});

test('other hours have a break of their own', () => {
  const daily = { ...usual, break: pause, days: { friday: { opens: '15:00' as const } } };
  expect(hoursOn(daily, '2026-02-12')).toMatchObject({ break: pause });
  expect(hoursOn(daily, '2026-02-13')).toEqual({ opens: '15:00', closes: '01:00' });
  expect([hasBreaks(daily), hasBreaks(prayer), hasBreaks(friday)]).toEqual([true, true, false]);
  expect(clocksOf(prayer)).toEqual(['09:00', '01:00', '12:30', '14:00']);
});

test('reports no opening if there is none within 60 days', () => {
  const status = openStatus({ ...usual, exceptions: [shut] }, inDubai('2026-05-01T12:00'));
  expect(status).toEqual({ open: false, opensAt: null });
});

const words = {
  open: 'Open',
  closed: 'Closed',
  closesAt: 'until {time}',
  opensAt: 'opens {time}',
  opensAgain: 'opens again at {time}',
  opensOn: 'opens {day}, {time}',
  closesIn: { one: 'closes in a minute', other: 'closes in {count} minutes' },
};
const textOf = (timetable: Timetable, now: Date) =>
  openText(openStatus(timetable, now), now, words, 'en-AE', dubaiClock);

test('says that a branch opens again after its break', () => {
  const texts = ['08:00', '13:00'].map((time) => textOf(prayer, inDubai(`2026-02-13T${time}`)));
  expect(texts).toEqual(['Closed · opens 09:00', 'Closed · opens again at 14:00']);
});

test.each([
  ['00:20', 40, true],
  ['00:21', 40, false],
  ['23:30', 90, true],
  ['23:31', 90, false],
  ['01:00', 0, false],
  ['03:00', 40, false],
] as const)('at %s a visit of %i minutes fits before 1 AM: %s', (time, minutes, fits) => {
  const now = inDubai(`2026-04-01T${time}`);
  expect(fitsNow(openStatus(usual, now), now, minutes)).toBe(fits);
});

test('lists exceptions that ended before today', () => {
  const exceptions = [ramadan, eid];
  expect(passedExceptions(exceptions, '2026-03-16')).toEqual([]);
  expect(passedExceptions(exceptions, '2026-03-17')).toEqual([eid]);
  expect(passedExceptions(exceptions, '2026-03-20')).toEqual([ramadan, eid]);
});

test('agrees with a naive implementation at any minute, and predicts the next change', () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => dubaiClock(new Date(quarter * 900_000)));
  const optional = fc.option(clock, { nil: undefined });
  const other = fc.record({ opens: optional, closes: optional, closed: fc.boolean() });
  const exception = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 3 }), other).map(([offset, length, hours]) => {
    const from = addDays('2026-03-10', offset);
    return { from, until: addDays(from, length), reason: 'Random', ...hours };
  });
  const timetables: fc.Arbitrary<Timetable> = fc.record({
    opens: clock,
    closes: clock,
    days: fc.dictionary(fc.constantFrom(...WEEKDAYS), other, { maxKeys: 3 }),
    exceptions: fc.array(exception, { maxLength: 3 }),
  });
  const isOpen = (table: Timetable, at: number) => {
    const [day, time] = [dubaiDay(new Date(at)), dubaiClock(new Date(at))];
    const [today, before] = [hoursOn(table, day), hoursOn(table, addDays(day, -1))];
    const sinceToday =
      today !== null && time >= today.opens && (today.closes <= today.opens || time < today.closes);
    return sinceToday || (before !== null && before.closes <= before.opens && time < before.closes);
  };
  fc.assert(
    fc.property(timetables, fc.nat({ max: 9 * 1_440 }), (table, minute) => {
      const at = +instant('2026-03-09', '00:00') + minute * 60_000;
      const status = openStatus(table, new Date(at));
      expect(status.open).toBe(isOpen(table, at));
      const change = status.open ? status.closesAt : status.opensAt;
      if (!change) return;
      expect(+change).toBeGreaterThan(at);
      if (+change < at + 50 * 86_400_000) expect(isOpen(table, +change)).toBe(!status.open);
      expect(isOpen(table, +change - 60_000)).toBe(status.open);
    }),
  );
});

test.each([
  ['2026-11-21T18:00:00+04:00', 'Open · until 01:00'],
  ['2026-11-22T00:29:59+04:00', 'Open · until 01:00'],
  ['2026-11-22T00:30:00+04:00', 'Open · closes in 30 minutes'],
  ['2026-11-22T00:59:30+04:00', 'Open · closes in a minute'],
  ['2026-11-22T01:00:00+04:00', 'Closed · opens 09:00'],
  ['2026-11-24T18:00:00+04:00', 'Closed · opens Wed, 25 Nov, 09:00'],
  ['2026-11-30T00:59:00+04:00', 'Open · closes in a minute'],
  ['2026-11-30T02:00:00+04:00', 'Closed · opens Sat, 12 Dec, 12:00'],
  ['2026-12-11T02:00:00+04:00', 'Closed · opens Sat, 12 Dec, 12:00'],
  ['2026-12-12T13:00:00+04:00', 'Open · until 18:00'],
])('at %s the text is %s', (at, expected) => {
  const closed = { closed: true, reason: '' };
  const exceptions: HoursException[] = [
    { ...closed, from: '2026-11-24', until: '2026-11-24' },
    { ...closed, from: '2026-11-30', until: '2026-12-11' },
    { from: '2026-12-12', until: '2026-12-12', opens: '12:00', closes: '18:00', reason: '' },
  ];
  expect(textOf({ ...usual, exceptions }, new Date(at))).toBe(expected);
});
