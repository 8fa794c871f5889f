/** What a runner of tests found. A flaky test failed and then passed: it is counted as failed, and named. */
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

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };
type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number } };

const flakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

/** From the JSON of Playwright. */
export function countScreens(report: PlaywrightReport, passed: boolean): Counts {
  const flaky = flakyIn(report);
  const failed = report.stats.unexpected + flaky.length;
  return { passed: report.stats.expected, failed: failed || countOf(passed).failed, flaky };
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
