import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { reasonOf } from '../schema/reasons.ts';
import type { Problem } from './content-error.ts';

/** 'branches[1].rating' of zod's [1, 'rating'] in branches.yaml: a list takes the name of its file. */
function fieldName(file: string, path: readonly PropertyKey[]): string {
  const list = typeof path[0] === 'number' ? (/([\w-]+)\.yaml$/.exec(file)?.[1] ?? '') : '';
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, list);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

function shown(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  return ` (got ${JSON.stringify(value)})`;
}

/** Reads one YAML file by its schema; whatever is wrong goes to `problems`. */
export function readYaml<T>(
  file: string,
  raw: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): T | undefined {
  const document = parseDocument(raw, { uniqueKeys: true, strict: true });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) {
    const field = `line ${broken.linePos?.[0].line ?? '?'}`;
    problems.push({ file, field, reason: `is not valid YAML: ${broken.message.split(/ at line|\n/)[0]}` });
    return undefined;
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data, { error: reasonOf });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const got = issue.code === 'unrecognized_keys' ? '' : shown(valueAt(data, path));
    problems.push({ file, field: fieldName(file, path), reason: issue.message + got });
  }
  return undefined;
}

const MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/** The same for what stands at the head of an article, between two lines of three hyphens. */
export function readMatter<T>(
  file: string,
  raw: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): T | undefined {
  const matter = MATTER.exec(raw)?.[1];
  if (matter !== undefined) return readYaml(file, `\n${matter}`, schema, problems);
  problems.push({ file, field: 'line 1', reason: 'must begin with ---, the facts of the article, and ---' });
  return undefined;
}
