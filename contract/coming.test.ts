import { expect, test } from 'vitest';
import type { Day } from '../domain/dubai-time.ts';
import { faultOfDays } from './coming.ts';

const TODAY = '2026-12-31';

test.each<[from: Day | null, until: Day | null, isPublic: boolean, fault: string | undefined]>([
  ['2027-01-01', null, false, undefined],
  ['2027-01-01', '2027-01-02', false, undefined],
  [TODAY, '2027-01-01', false, undefined],
  [null, '2027-01-01', false, undefined],
  [null, null, false, 'from empty'],
  ['2026-12-30', '2027-02-01', false, 'from past'],
  ['2027-02-01', '2027-02-01', false, 'until order'],
  ['2027-02-01', '2027-01-01', false, 'until order'],
  [null, TODAY, false, 'until order'],
  ['2026-11-01', '2027-01-01', true, undefined],
  ['2026-11-01', null, true, 'until empty'],
  ['2027-02-01', TODAY, true, 'until order'],
])('says what is wrong with the days %s to %s (public: %s): %s', (from, until, isPublic, fault) => {
  const found = faultOfDays({ from, until }, TODAY, isPublic);
  expect(found && `${found.field} ${found.reason}`).toBe(fault);
});
