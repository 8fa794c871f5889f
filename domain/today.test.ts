import { describe, expect, test } from 'vitest';
import { type Clock, dubaiClock, instant } from './dubai-time.ts';
import { openStatus, type Timetable } from './opening-hours.ts';
import {
  type BranchToday,
  businessDay,
  comingText,
  isEarlier,
  timetableToday,
  todayLines,
  WAITING_MINUTES,
  waitingText,
} from './today.ts';

const usual: Timetable = { opens: '09:00', closes: '01:00', exceptions: [] };
const statusWith = (more: Partial<BranchToday> = {}): BranchToday => ({
  day: '2026-11-24',
  closedToday: false,
  notice: {},
  off: [],
  ...more,
});

const shut = { from: '2026-11-23', until: '2026-11-23', closed: true, reason: 'Eid' } as const;

test.each([
  ['00:59', [], '2026-11-23'],
  ['01:00', [], '2026-11-24'],
  ['23:30', [], '2026-11-24'],
  // A closed day is not continued past midnight.
  ['00:30', [shut], '2026-11-24'],
] as const)('on 24 November at %s a branch open until 1 is in its business day', (clock, exceptions, own) => {
  expect(businessDay({ ...usual, exceptions: [...exceptions] }, instant('2026-11-24', clock))).toBe(own);
});

test('compares closing times across midnight', () => {
  const times = ['09:30', '22:00', '00:30', '01:00', '02:00', '08:00', '09:00'] as const;
  expect(times.filter((closes) => isEarlier(usual, closes))).toEqual(['09:30', '22:00', '00:30']);
});

describe('hours of the day', () => {
  const at = (clock: `${number}:${number}`, today: BranchToday, timetable = usual) =>
    openStatus(timetableToday(timetable, today), instant('2026-11-24', clock));

  test('closes until tomorrow but finishes the previous night', () => {
    const closed = statusWith({ closedToday: true });
    expect(at('12:00', closed)).toMatchObject({ open: false, opensAt: instant('2026-11-25', '09:00') });
    expect(at('00:30', closed)).toEqual({ open: true, closesAt: instant('2026-11-24', '01:00') });
  });

  test('closes early before, in and after a break', () => {
    const pause = { from: '12:30', until: '14:00' } as const;
    const changeAt = (closesEarly: Clock, clock: Clock) => {
      const status = at(clock, statusWith({ closesEarly }), { ...usual, break: pause });
      return dubaiClock((status.open ? status.closesAt : status.opensAt) ?? new Date(0));
    };
    expect(changeAt('12:00', '11:00')).toBe('12:00');
    expect(['12:30', '13:00', '14:00'].map((early) => changeAt(early as Clock, '11:00'))).toEqual(
      Array(3).fill('12:30'),
    );
    expect(changeAt('13:00', '13:30')).toBe('09:00');
    expect([changeAt('22:00', '11:00'), changeAt('22:00', '13:00'), changeAt('22:00', '15:00')]).toEqual([
      '12:30',
      '14:00',
      '22:00',
    ]);
  });

  test('closes early on that day alone, even during an exception', () => {
    const early = statusWith({ closesEarly: '21:00' });
    expect(at('20:00', early)).toEqual({ open: true, closesAt: instant('2026-11-24', '21:00') });
    expect(at('21:00', early)).toMatchObject({ open: false });
    expect(at('20:00', { ...early, day: '2026-11-23' })).toEqual(at('20:00', statusWith()));
    const oneDay = { from: early.day, until: early.day, opens: '14:00', closes: '23:00' } as const;
    const eid = { ...usual, exceptions: [{ ...oneDay, reason: 'Eid' }] };
    expect(at('13:00', early, eid)).toMatchObject({ open: false, opensAt: instant('2026-11-24', '14:00') });
    expect(at('21:30', early, eid)).toMatchObject({ open: false });
  });
});

test('shows the waiting time until it expires or the branch closes, and the notice in a language that has it', () => {
  const words = {
    closed: 'Closed today',
    off: 'Off today',
    waiting: { none: 'No wait', about: 'About {minutes}', most: '{minutes}+' },
  };
  const now = instant('2026-11-24', '12:00');
  const waiting = { minutes: 30, until: instant('2026-11-24', '12:30').toISOString() } as const;
  const today = statusWith({ waiting, notice: { en: 'No card machine' } });
  const lines = (more: Partial<Parameters<typeof todayLines>[2]> = {}) =>
    todayLines(today, words, { language: 'ar', isOpen: true, now, ...more });
  const notice = { text: 'No card machine', language: 'en' };
  const waits = WAITING_MINUTES.map((minutes) => waitingText(words.waiting, minutes));
  expect(waits).toEqual(['No wait', 'About 15', 'About 30', '45+']);
  expect(lines()).toEqual([{ text: 'About 30', language: 'ar' }, notice]);
  expect(lines({ isOpen: false })).toEqual([notice]);
  expect(lines({ now: new Date(waiting.until) })).toEqual([notice]);
  const closed = statusWith({ closedToday: true });
  expect(todayLines(closed, words, { language: 'en', isOpen: false, now })).toEqual([
    { text: 'Closed today', language: 'en' },
  ]);
});

test('asks whether one can come now, with what is known of the way and the wait', () => {
  const words = { ask: 'To {branch}?', away: '{km} away.', wait: 'Wait: {wait}.', thanks: 'Thanks.' };
  expect(comingText(words, { branch: 'JVC', km: '0.2', wait: 'none' })).toBe(
    'To JVC? 0.2 away. Wait: none. Thanks.',
  );
  expect(comingText(words, { branch: 'JVC' })).toBe('To JVC? Thanks.');
});
