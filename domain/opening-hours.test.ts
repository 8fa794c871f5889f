import { describe, expect, test } from 'vitest';
import { minutesOpen } from './clock-minutes.ts';
import { type Clock, type Day, instant } from './dubai-time.ts';
import {
  clocksOf,
  exceptionOn,
  type Hours,
  type HoursException,
  hoursDuring,
  hoursOn,
  openStatus,
  passedExceptions,
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

  test('an exception has its hours whichever days of it a branch is there for', () => {
    expect(hoursOn({ ...timetable, firstDay: '2026-03-01' }, '2026-02-18')).toBeNull();
    expect(hoursDuring(usual, ramadan)).toEqual({ opens: '12:00', closes: '03:00' });
    expect(hoursDuring(usual, eid)).toBeNull();
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

  test('longer nights in Ramadan end on the first usual morning', () => {
    const timetable = { ...usual, exceptions: [ramadan] };
    const status = openStatus(timetable, instant('2026-03-20', '02:59'));
    expect(status).toEqual({ open: true, closesAt: instant('2026-03-20', '03:00') });
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

test('the clocks of a timetable are those of its usual and of its other hours, each once', () => {
  const iftar = { from: '2026-02-18', until: '2026-03-19', opens: '12:00', reason: 'Ramadan' } as const;
  expect(clocksOf({ ...usual, exceptions: [iftar] })).toEqual([usual.opens, usual.closes, '12:00']);
});
