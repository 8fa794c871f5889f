import type { Day } from '../domain/dubai-time.ts';

/** The last day on which one of the given files or folders ('en/home.yaml', 'facts/') changed. */
export type ChangedOn = (paths: readonly string[]) => Day | undefined;

/** `days` are the days of the last change of each file. */
export const changedOn =
  (days: ReadonlyMap<string, Day>): ChangedOn =>
  (paths) =>
    [...days]
      .filter(([file]) => paths.some((path) => file.startsWith(path)))
      .map(([, day]) => day)
      .sort()
      .at(-1);
