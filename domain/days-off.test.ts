import { expect, test } from 'vitest';
import { backOn, type DaysOff, isOff } from './days-off.ts';
import type { Day } from './dubai-time.ts';

/** 21 November 2026 is a Saturday. */
const today: Day = '2026-11-21';
const away = [{ from: '2026-11-20', until: '2026-11-22' }] as const;

test.each<[DaysOff | undefined, back: Day | undefined]>([
  [undefined, undefined],
  [{ friday: true, saturday: false }, undefined],
  [{ saturday: true }, '2026-11-22'],
  [{ away }, '2026-11-23'],
  [{ away, monday: true }, '2026-11-24'],
  [{ away: [{ from: '2026-11-22', until: '2026-11-30' }] }, undefined],
  [{ away: [{ from: '2026-11-01', until: '2030-01-01' }] }, undefined],
])('with the days off %j he is back on %s', (daysOff, back) => {
  expect(backOn(daysOff, today, () => true)).toBe(back);
});

test('is back once the branch is open again, too', () => {
  expect(backOn({ saturday: true }, today, (day) => day > '2026-11-23')).toBe('2026-11-24');
  expect(isOff({ away }, '2026-11-22')).toBe(true);
});
