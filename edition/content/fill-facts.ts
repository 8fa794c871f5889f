import { suggestion } from './nearest-name.ts';
import type { Path, Report } from './problem.ts';
import { typeset } from './typeset.ts';

// A dot tells a fact ({jvc.closes}) from what a page fills in itself ({name}).
const FACT = /\{([\w-]+(?:\.[\w-]+)+)\}/g;

const FILLED_LATER = /\{\w+\}/g;

/** Puts facts into every text of a words file, and sets it as print does; a fact that is not known is reported. */
export function fillFacts<T>(data: T, values: Record<string, string>, file: string, report: Report): T {
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const filled = value.replace(FACT, (whole, name: string) => {
        const known = values[name];
        if (known === undefined)
          report({
            file,
            path,
            reason: `there is no fact ${whole}`,
            remedy: suggestion(name, Object.keys(values)),
          });
        return known ?? whole;
      });
      const [stray] =
        filled
          .replace(FACT, '')
          .replace(FILLED_LATER, '')
          .match(/[{}].{0,20}/) ?? [];
      if (stray !== undefined)
        report({
          file,
          path,
          reason: `has a brace that holds no name: '${stray}'`,
          remedy: 'write {name} without spaces, and close it',
        });
      return typeset(filled);
    }
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  return fill(data, []) as T;
}
