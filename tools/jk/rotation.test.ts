import { expect, test } from 'vitest';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import { addDays, type Day } from '../../domain/dubai-time.ts';
import { backupName, outdated } from './rotation.ts';

/** A rotated backup for each of many nights; returns those left, newest first. */
function afterNights(nights: number, first: Day): string[] {
  let names: string[] = [];
  for (let night = 0; night < nights; night += 1) {
    names = [backupName(addDays(first, night)), ...names];
    const gone = outdated(names);
    names = names.filter((name) => !gone.includes(name));
  }
  return names.map((name) => name.slice('jk-masters-'.length, -'.db'.length));
}

test('keeps seven days, four weeks and twelve months after years of backups', () => {
  // The last night is Tuesday, 24 November 2026.
  expect(afterNights(800, addDays('2026-11-24', -799))).toEqual([
    ...['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'],
    ...['2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
    ...['2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test.each<Day>(['2026-11-24', '2026-11-30', '2026-12-01', '2027-01-31'])(
  'keeps no backup on %s older than the privacy page says',
  (last) => {
    const oldest = afterNights(500, addDays(last, -499)).at(-1) as Day;
    expect(oldest >= addDays(last, -RETENTION_DAYS.backups)).toBe(true);
  },
);

test('keeps the newest backups when nights were missed', () => {
  const names = ['2026-11-24', '2026-06-01', '2026-05-31', '2025-01-01'].map((day) => backupName(day as Day));
  expect(outdated(names)).toEqual([]);
});
