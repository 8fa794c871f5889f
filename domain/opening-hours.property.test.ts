import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { clockAt } from './clock-minutes.ts';
import { addDays, type Clock, type Day, dubaiDay, instant } from './dubai-time.ts';
import { omitUndefined } from './omit-undefined.ts';
import { hoursOn, openStatus, type Timetable } from './opening-hours.ts';

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockAt(quarter * 15));
const exception = fc
  .record({
    offset: fc.integer({ min: 0, max: 6 }),
    length: fc.integer({ min: 0, max: 3 }),
    opens: fc.option(clock, { nil: undefined }),
    closes: fc.option(clock, { nil: undefined }),
    closed: fc.boolean(),
  })
  .map(({ offset, length, ...rest }) => {
    const from = addDays('2026-03-10', offset);
    return omitUndefined({ from, until: addDays(from, length), reason: 'Drawn', ...rest });
  });
const timetable: fc.Arbitrary<Timetable> = fc.record({
  opens: clock,
  closes: clock,
  exceptions: fc.array(exception, { maxLength: 3 }),
});
const moment = fc
  .integer({ min: 0, max: 9 * 1_440 })
  .map((minute) => +instant('2026-03-09', '00:00') + minute * 60_000);

const originalZone = process.env.TZ;
afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalZone;
});

const formatter = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** The plain reading: tonight's or last night's hours hold this minute, compared as text on Dubai's clock. */
function isOpen(table: Timetable, at: number): boolean {
  const [day, time] = formatter.format(at).split(' ') as [Day, Clock];
  const today = hoursOn(table, day);
  const before = hoursOn(table, addDays(day, -1));
  const sinceToday =
    today !== null && time >= today.opens && (today.closes <= today.opens || time < today.closes);
  return sinceToday || (before !== null && before.closes <= before.opens && time < before.closes);
}

const check = (table: Timetable, at: number) => {
  const status = openStatus(table, new Date(at));
  expect(status.open).toBe(isOpen(table, at));
  const change = status.open ? status.closesAt : status.opensAt;
  if (!change) return;
  expect(+change).toBeGreaterThan(at);
  if (+change < at + 50 * 86_400_000) expect(isOpen(table, +change)).toBe(!status.open);
  expect(isOpen(table, +change - 60_000)).toBe(status.open);
};

test('the status of any timetable at any minute matches the plain reading, and so does the change it foretells', () => {
  fc.assert(fc.property(timetable, moment, check), { numRuns: 1_500 });
});

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'every minute of six days with exceptions, seen from %s',
  (zone) => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const table: Timetable = {
      opens: '09:00',
      closes: '01:00',
      exceptions: [
        { from: '2026-03-06', until: '2026-03-08', opens: '12:00', closes: '03:00', reason: 'Ramadan' },
        { from: '2026-03-08', until: '2026-03-08', closed: true, reason: 'Eid' },
      ],
    };
    const start = +instant('2026-03-05', '00:00');
    const wrong: string[] = [];
    for (let at = start; at < start + 6 * 86_400_000; at += 60_000) {
      if (openStatus(table, new Date(at)).open !== isOpen(table, at)) wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
    expect(dubaiDay(new Date(start))).toBe('2026-03-05');
  },
);
