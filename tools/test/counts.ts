import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a runner of tests found: a line of `named` for each test that failed, were it only at its first try. */
export type Counts = { passed: number; failed: number; named: string[] };

const FAILED = 'failed';
const FLAKY = 'flaky, failed and then passed';

const firstLine = (message = 'no reason given') => stripVTControlCharacters(message).split('\n')[0];

/** A step that is no runner of tests counts as one test. */
export const countOf = (name: string, passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  named: passed ? [] : [`${FAILED}: ${name}`],
});

type Unit = { status: string; fullName: string; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Unit[] }[];
};

/** From the JSON of Vitest; a file that breaks on loading fails no test, only the run (`passed`). */
export const countUnits = (report: VitestReport, passed: boolean): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || countOf('', passed).failed,
  named: report.testResults
    .filter(({ status }) => status === FAILED)
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === FAILED);
      const reasons = failed.map((unit) => `${unit.fullName}: ${firstLine(unit.failureMessages[0])}`);
      return (reasons.length ? reasons : [firstLine(message)]).map(
        (reason) => `${FAILED}: ${relative('', name)}: ${reason}`,
      );
    }),
});

type Test = { status: string; results: { error?: { message?: string } }[] };
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Test[] }[] };
type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number; flaky: number } };

/** One or two stories in hundreds meet a machine that stood still for a moment; more of them are a fault of ours. */
const FLAKY_ALLOWED = 2;

const NAMED: Record<string, string> = { unexpected: FAILED, flaky: FLAKY };

const namedIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status in NAMED)
      .map(
        ({ status, results }) =>
          `${NAMED[status]}: ${file}: ${title}: ${firstLine(results[0]?.error?.message)}`,
      ),
  ),
  ...suites.flatMap(namedIn),
];

/** From the JSON of Playwright. */
export function countScreens(report: PlaywrightReport, passed: boolean): Counts {
  const { expected, unexpected, flaky } = report.stats;
  const excused = flaky <= FLAKY_ALLOWED ? flaky : 0;
  return {
    passed: expected + excused,
    failed: unexpected + flaky - excused || countOf('', passed).failed,
    named: namedIn(report),
  };
}

export const sumOf = (all: Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  named: all.flatMap(({ named }) => named),
});

/** The last lines of the run: what failed by name, then the count. */
export const verdictOf = ({ passed, failed, named }: Counts): string =>
  [...named, `${passed} passed, ${failed} failed`].join('\n');
