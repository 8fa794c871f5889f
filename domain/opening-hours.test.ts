import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Clock, type Day, dubaiClock, dubaiDay, instant } from './dubai-time.ts';
import { omitUndefined } from './omit-undefined.ts';
import {
  clockAt,
  exceptionOn,
  type Hours,
  type HoursException,
  hoursOn,
  minutesOpen,
  openStatus,
  passedExceptions,
  type Timetable,
} from './opening-hours.ts';

const usual: Hours = { opens: '09:00', closes: '01:00' };
const daily = { ...usual, exceptions: [] };
const ramadan: HoursException = {
  from: '2026-02-18',
  until: '2026-03-19',
  opens: '12:00',
  closes: '03:00',
  reason: 'Ramadan',
};
const eid: HoursException = { from: '2026-03-15', until: '2026-03-16', closed: true, reason: 'Eid' };

describe('hours of a day', () => {
  const timetable = { ...usual, exceptions: [eid, ramadan] };

  test('the usual hours without an exception, the exception on its first and last day', () => {
    expect(hoursOn(timetable, '2026-02-17')).toEqual(usual);
    expect(hoursOn(timetable, '2026-02-18')).toEqual({ opens: '12:00', closes: '03:00' });
    expect(hoursOn(timetable, '2026-03-19')).toEqual({ opens: '12:00', closes: '03:00' });
    expect(hoursOn(timetable, '2026-03-20')).toEqual(usual);
  });

  test('the shorter exception rules in either order, the later listed of two alike', () => {
    expect(hoursOn(timetable, '2026-03-15')).toBeNull();
    expect(hoursOn({ ...usual, exceptions: [ramadan, eid] }, '2026-03-15')).toBeNull();
    const correction: HoursException = { ...eid, closed: false, opens: '15:00', reason: 'Eid afternoon' };
    expect(exceptionOn({ ...usual, exceptions: [eid, correction] }, '2026-03-16')).toBe(correction);
  });

  test('a time that the exception leaves out stays as usual', () => {
    const early: HoursException = {
      from: '2026-01-01',
      until: '2026-01-01',
      closes: '22:00',
      reason: 'New Year',
    };
    expect(hoursOn({ ...usual, exceptions: [early] }, '2026-01-01')).toEqual({
      opens: '09:00',
      closes: '22:00',
    });
  });

  test('lasts as long as it says, past midnight too', () => {
    expect(minutesOpen(usual)).toBe(960);
    expect(minutesOpen({ opens: '10:00', closes: '22:00' })).toBe(720);
    expect(minutesOpen({ opens: '09:00', closes: '09:00' })).toBe(1_440);
  });
});

describe('open status', () => {
  const at = (day: Day, clock: Clock) => openStatus(daily, instant(day, clock));

  test.each<Clock>(['09:00', '23:59', '00:00', '00:59'])('open at %s', (clock) => {
    const closing = clock < '09:00' ? instant('2026-01-10', '01:00') : instant('2026-01-11', '01:00');
    expect(at('2026-01-10', clock)).toEqual({ open: true, closesAt: closing });
  });

  test.each<Clock>(['01:00', '04:00', '08:59'])('closed at %s until nine', (clock) => {
    expect(at('2026-01-10', clock)).toEqual({ open: false, opensAt: instant('2026-01-10', '09:00') });
  });

  test('a closed day still ends the night before it, and points past itself', () => {
    const timetable = { ...usual, exceptions: [eid] };
    expect(openStatus(timetable, instant('2026-03-15', '00:30'))).toMatchObject({ open: true });
    const closed = { open: false, opensAt: instant('2026-03-17', '09:00') };
    expect(openStatus(timetable, instant('2026-03-15', '01:00'))).toEqual(closed);
    expect(openStatus(timetable, instant('2026-03-16', '23:00'))).toEqual(closed);
    expect(openStatus(timetable, instant('2026-03-17', '00:30'))).toEqual(closed);
  });

  test('no opening within 60 days is none', () => {
    const shut: HoursException = {
      from: '2026-01-01',
      until: '2026-12-31',
      closed: true,
      reason: 'Renovation',
    };
    const timetable = { ...usual, exceptions: [shut] };
    expect(openStatus(timetable, instant('2026-05-01', '12:00'))).toEqual({ open: false, opensAt: null });
    expect(openStatus(timetable, instant('2026-11-02', '12:00'))).toEqual({
      open: false,
      opensAt: instant('2027-01-01', '09:00'),
    });
    expect(openStatus(timetable, instant('2026-11-01', '12:00'))).toEqual({ open: false, opensAt: null });
  });

  test('days that meet are one opening', () => {
    const nonstop: HoursException = {
      from: '2026-01-10',
      until: '2026-01-11',
      closes: '09:00',
      reason: 'Festival',
    };
    const status = openStatus({ ...usual, exceptions: [nonstop] }, instant('2026-01-10', '12:00'));
    expect(status).toEqual({ open: true, closesAt: instant('2026-01-13', '01:00') });
  });
});

test('passed exceptions ended before today', () => {
  const timetable = { ...usual, exceptions: [ramadan, eid] };
  expect(passedExceptions(timetable, '2026-03-16')).toEqual([]);
  expect(passedExceptions(timetable, '2026-03-17')).toEqual([eid]);
  expect(passedExceptions(timetable, '2026-03-20')).toEqual([ramadan, eid]);
});

test('the status at any minute is that of the hours read plainly, and so is the change it foretells', () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockAt(quarter * 15));
  const optional = fc.option(clock, { nil: undefined });
  const exception = fc
    .tuple(fc.nat({ max: 6 }), fc.nat({ max: 3 }), optional, optional, fc.boolean())
    .map(([offset, length, opens, closes, closed]) => {
      const from = addDays('2026-03-10', offset);
      return omitUndefined({ from, until: addDays(from, length), reason: 'Drawn', opens, closes, closed });
    });
  const timetables: fc.Arbitrary<Timetable> = fc.record({
    opens: clock,
    closes: clock,
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
