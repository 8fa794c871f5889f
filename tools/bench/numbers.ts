/** A line of a table. */
export type Row = Record<string, string | number | undefined>;

/** How often everything is measured that is measured more than once. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
