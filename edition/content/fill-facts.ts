import type { Problem } from './content-error.ts';

// A dot tells a fact ({jvc.closes}) from what a page fills in itself ({name}).
const FACT = /\{([\w-]+(?:\.[\w-]+)+)\}/g;

/** Puts facts into every text of a words file; an unknown one goes to `problems`, with the field that names it. */
export function fillFacts<T>(data: T, values: Record<string, string>, file: string, problems: Problem[]): T {
  const fill = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      return value.replace(FACT, (whole, name: string) => {
        const known = values[name];
        if (known === undefined) problems.push({ file, field, reason: `there is no fact ${whole}` });
        return known ?? whole;
      });
    }
    if (Array.isArray(value)) return value.map((item, index) => fill(item, `${field}[${index}]`));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, field ? `${field}.${key}` : key)]),
    );
  };
  return fill(data, '') as T;
}
