import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './content-error.ts';

/** `branches[1].rating` of zod's ['branches', 1, 'rating']. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  );
}

const shown = (value: unknown) => (value === undefined ? '' : ` (got ${JSON.stringify(value)})`);

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

/** Reads one YAML file by its schema; whatever is wrong goes to `problems`. */
export function readYaml<T>(
  file: string,
  raw: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): T | undefined {
  const document = parseDocument(raw, { uniqueKeys: true });
  const [broken] = document.errors;
  if (broken) {
    problems.push({
      file,
      field: `line ${broken.linePos?.[0].line ?? '?'}`,
      reason: broken.message.split('\n')[0] ?? '',
    });
    return undefined;
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    const value = valueAt(data, path);
    problems.push({
      file,
      field: fieldName(path),
      reason: message + shown(typeof value === 'object' ? undefined : value),
    });
  }
  return undefined;
}
