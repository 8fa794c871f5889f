import { describe, expect, it } from 'vitest';
import { countScreens, countUnits, sumOf, verdictOf } from './counts.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'e2e/booking.spec.ts',
  tests: [{ status, results: [{ error: { message: 'no slot\nat line 3' } }] }],
});
const screens = (unexpected: number, ...specs: ReturnType<typeof spec>[]) => ({
  stats: { expected: 5, unexpected },
  suites: [{ suites: [{ specs }] }],
});

describe('the count at the end of a run', () => {
  const line = (title: string) => `flaky, failed and then passed: e2e/booking.spec.ts: ${title}: no slot`;

  it('names a flaky test with what it said, and lets two of them pass', () => {
    const two = [spec('a slot is taken', 'flaky'), spec('books', 'flaky'), spec('pays', 'expected')];
    expect(verdictOf(countScreens(screens(0, ...two), true))).toBe(
      [line('a slot is taken'), line('books'), '7 passed, 0 failed'].join('\n'),
    );
  });

  it('takes flaky tests for failed ones when they are many', () => {
    const three = ['one', 'two', 'three'].map((title) => spec(title, 'flaky'));
    expect(verdictOf(countScreens(screens(0, ...three), true))).toMatch(/\n5 passed, 3 failed$/);
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
