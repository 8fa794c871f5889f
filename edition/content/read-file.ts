import type { z } from 'zod';
import { reasonOf } from '../schema/reasons.ts';
import type { Path, Problem, Report, Source } from './problem.ts';
import { readSource } from './source.ts';

type At = Record<PropertyKey, unknown> | undefined;

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as At)?.[key], data);

function shown(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  return ` (got ${JSON.stringify(value)})`;
}

/** The fields that a record's neighbours have: what an unknown one may have meant. */
function fieldsNear(data: unknown, path: Path): string[] {
  const neighbours = valueAt(data, path.slice(0, -1));
  const records = typeof path.at(-1) === 'number' ? (neighbours as object[]) : [valueAt(data, path)];
  return [...new Set(records.flatMap((record) => Object.keys(record ?? {})))];
}

function problemOf(file: string, issue: z.core.$ZodIssue, data: unknown): Problem {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = fieldsNear(data, issue.path).filter((name) => !issue.keys.includes(name));
    return {
      file,
      path: [...issue.path, key],
      reason: issue.message,
      remedy: `take it out, or write the field that was meant (${known.join(', ')})`,
    };
  }
  const reason = issue.message + shown(valueAt(data, issue.path));
  const problem: Problem = { file, path: issue.path, reason };
  return issue.message === 'is missing'
    ? { ...problem, remedy: `add the line '${String(issue.path.at(-1))}:'` }
    : problem;
}

/** Reads one YAML text by its schema; whatever is wrong is reported. `sources` keeps what was read. */
export function readYaml<T>(
  file: string,
  raw: string,
  schema: z.ZodType<T>,
  sources: Map<string, Source>,
  report: Report,
  first = 1,
): T | undefined {
  const source = readSource(raw, first);
  if ('reason' in source) {
    // The file cannot be read further than this: only the line is known.
    sources.set(file, { data: undefined, lineOf: () => source.line });
    report({ file, path: [], reason: `this line ${source.reason}` });
    return undefined;
  }
  sources.set(file, source);
  const result = schema.safeParse(source.data, { error: reasonOf });
  if (result.success) return result.data;
  for (const issue of result.error.issues) report(problemOf(file, issue, source.data));
  return undefined;
}

const MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/** The same for what stands at the head of an article, between two lines of three hyphens. */
export function readMatter<T>(
  file: string,
  raw: string,
  schema: z.ZodType<T>,
  sources: Map<string, Source>,
  report: Report,
): T | undefined {
  const matter = MATTER.exec(raw)?.[1];
  if (matter !== undefined) return readYaml(file, matter, schema, sources, report, 2);
  sources.set(file, { data: undefined, lineOf: () => 1 });
  report({
    file,
    path: [],
    reason: 'this line must be three hyphens',
    remedy: 'write ---, then title, description and the rest as in the other articles, then --- again',
  });
  return undefined;
}
