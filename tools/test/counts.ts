import { stripVTControlCharacters } from 'node:util';

/** What a runner of tests found. A flaky test failed and then passed: it is named, with what it said. */
export type Counts = { passed: number; failed: number; flaky: string[] };

/** A step that is no runner of tests counts as one test. */
export const countOf = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  flaky: [],
});

type VitestReport = { numPassedTests: number; numFailedTests: number };

/** From the JSON of Vitest; `passed` is what its exit code said, since a file that breaks on loading fails no test. */
export const countUnits = (report: VitestReport, passed: boolean): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || countOf(passed).failed,
  flaky: [],
});

type Test = { status: string; results: { error?: { message?: string } }[] };
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Test[] }[] };
type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number } };

/** One or two stories in hundreds meet a machine that stood still for a moment; more of them are a fault of ours. */
const FLAKY_ALLOWED = 2;

const flakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${file}: ${title}: ${firstLine(results)}`),
  ),
  ...suites.flatMap(flakyIn),
];

const firstLine = (results: Test['results']) =>
  stripVTControlCharacters(results[0]?.error?.message ?? 'no reason given').split('\n')[0];

/** From the JSON of Playwright. */
export function countScreens(report: PlaywrightReport, passed: boolean): Counts {
  const flaky = flakyIn(report);
  const { expected, unexpected } = report.stats;
  const excused = flaky.length <= FLAKY_ALLOWED;
  const failed = unexpected + (excused ? 0 : flaky.length);
  return {
    passed: expected + (excused ? flaky.length : 0),
    failed: failed || countOf(passed).failed,
    flaky,
  };
}

export const sumOf = (all: Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  flaky: all.flatMap(({ flaky }) => flaky),
});

/** The last lines of the run: the flaky by name, then the count. */
export const verdictOf = ({ passed, failed, flaky }: Counts): string =>
  [
    ...flaky.map((name) => `flaky, failed and then passed: ${name}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
