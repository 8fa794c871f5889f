import { describe, expect, it } from 'vitest';
import { countOf, countScreens, countUnits, sumOf, verdictOf } from './counts.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'e2e/booking.spec.ts',
  tests: [{ status, results: [{ error: { message: 'no slot\nat line 3' } }] }],
});
const screens = (...specs: ReturnType<typeof spec>[]) => {
  const count = (wanted: string) => specs.filter(({ tests }) => tests[0]?.status === wanted).length;
  const stats = { expected: 5, unexpected: count('unexpected'), flaky: count('flaky') };
  return { stats, suites: [{ suites: [{ specs }] }] };
};
const units = (numFailedTests: number, ...testResults: Parameters<typeof countUnits>[0]['testResults']) => ({
  numPassedTests: 9,
  numFailedTests,
  testResults,
});

describe('the count at the end of a run', () => {
  const line = (title: string) => `flaky, failed and then passed: e2e/booking.spec.ts: ${title}: no slot`;

  it('names a flaky test with what it said, and lets two of them pass', () => {
    const two = [spec('a slot is taken', 'flaky'), spec('books', 'flaky'), spec('pays', 'expected')];
    expect(verdictOf(countScreens(screens(...two), true))).toBe(
      [line('a slot is taken'), line('books'), '7 passed, 0 failed'].join('\n'),
    );
  });

  it('takes flaky tests for failed ones when they are many', () => {
    const three = ['one', 'two', 'three'].map((title) => spec(title, 'flaky'));
    expect(verdictOf(countScreens(screens(...three), true))).toMatch(/\n5 passed, 3 failed$/);
  });

  it('names what failed, with the first line of why', () => {
    const failed = { status: 'failed', fullName: 'a price', failureMessages: ['expected 70\nat line 3'] };
    const passed = { status: 'passed', fullName: 'a duration', failureMessages: [] };
    const prices = { name: 'domain/prices.test.ts', message: '', assertionResults: [failed, passed] };
    const hours = { name: 'domain/hours.test.ts', message: 'no such module', assertionResults: [] };
    const report = units(1, { ...prices, status: 'failed' }, { ...hours, status: 'failed' });
    expect(countUnits(report, false).named).toEqual([
      'failed: domain/prices.test.ts: a price: expected 70',
      'failed: domain/hours.test.ts: no such module',
    ]);
    expect(countScreens(screens(spec('books', 'unexpected')), false).named).toEqual([
      'failed: e2e/booking.spec.ts: books: no slot',
    ]);
    expect(countOf('build', false).named).toEqual(['failed: build']);
  });

  it('counts a runner that broke without a failed test as one failure', () => {
    expect(countUnits(units(0), false).failed).toBe(1);
    expect(countScreens(screens(), false).failed).toBe(1);
  });

  it('adds up, the count in the last line', () => {
    const all = [countUnits(units(2), false), countScreens(screens(spec('books', 'unexpected')), false)];
    expect(verdictOf(sumOf(all))).toMatch(/\n14 passed, 3 failed$/);
  });
});
