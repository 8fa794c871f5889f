import { expect, test } from 'vitest';
import type { Day } from '../domain/dubai-time.ts';
import { faultOfDays } from './plans.ts';

const TODAY = '2026-12-31';

test.each<[from: Day | null, until: Day | null, fault: string | undefined]>([
  ['2027-01-01', null, undefined],
  ['2027-01-01', '2027-01-02', undefined],
  [TODAY, '2027-01-01', undefined],
  [null, '2027-01-01', undefined],
  [null, null, 'from empty'],
  ['2026-12-30', '2027-02-01', 'from past'],
  ['2027-02-01', '2027-02-01', undefined],
  ['2027-02-01', '2027-01-01', 'until order'],
  [null, TODAY, undefined],
  [null, '2026-12-30', 'until order'],
])('says what is wrong with the days %s to %s: %s', (from, until, fault) => {
  const found = faultOfDays({ from, until }, TODAY);
  expect(found && `${found.field} ${found.reason}`).toBe(fault);
});
