import { describe, expect, it } from 'vitest';
import { countScreens, countUnits, sumOf, verdictOf } from './counts.ts';

const spec = (title: string, status: string) => ({ title, file: 'e2e/booking.spec.ts', tests: [{ status }] });
const screens = (unexpected: number, ...specs: ReturnType<typeof spec>[]) => ({
  stats: { expected: 5, unexpected },
  suites: [{ suites: [{ specs }] }],
});

describe('the count at the end of a run', () => {
  it('takes a flaky test for a failed one and names it', () => {
    const counts = countScreens(
      screens(0, spec('a slot is taken', 'flaky'), spec('books', 'expected')),
      true,
    );
    expect(verdictOf(counts)).toBe(
      'flaky, failed and then passed: e2e/booking.spec.ts: a slot is taken\n5 passed, 1 failed',
    );
  });

  it('counts a runner that broke without a failed test as one failure', () => {
    expect(countUnits({ numPassedTests: 9, numFailedTests: 0 }, false).failed).toBe(1);
    expect(countScreens(screens(0), false).failed).toBe(1);
  });

  it('adds up, the count in the last line', () => {
    const all = [
      countUnits({ numPassedTests: 9, numFailedTests: 2 }, false),
      countScreens(screens(1), false),
    ];
    expect(verdictOf(sumOf(all))).toBe('14 passed, 3 failed');
  });
});
