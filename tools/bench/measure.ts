export type Row = Record<string, string | number>;
/** `origin` serves this build, `against` other copies. */
export type Options = { origin: string; pages: string[]; against: string[]; runs: number };

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Measures all subjects in every round, so that load on the machine affects all of them. */
export async function inRounds<Subject extends object, Result>(
  subjects: Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Result>,
) {
  const results = subjects.map((): Result[] => []);
  for (let round = 0; round < runs; round += 1)
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject));
  return subjects.map((subject, index) => ({
    ...subject,
    median(figure: (result: Result) => number, digits = 0): number {
      const sorted = (results[index] ?? []).map(figure).sort((a, b) => a - b);
      return rounded(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, digits);
    },
  }));
}
