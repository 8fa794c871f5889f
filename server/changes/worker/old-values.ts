import type { Draft } from '../../../contract/changes.ts';
import { BRANCHES, SERVICES } from '../../../domain/content-files.ts';
import { type FieldPath, namedPath } from '../../../domain/field-path.ts';
import { readSpan } from '../../../domain/span.ts';
import { type ContentProblem, walk } from '../../../edition/content/errors.ts';
import type { State } from '../change.ts';

type Old = { said: string; thing: string; pattern: RegExp; isMended: (text: string) => boolean };

/** What a draft makes old: the price of a service, or the name of a branch. */
function oldIn({ file, path, before, value }: Draft): Old[] {
  const [thing, field] = [String(path.at(-2)), path.at(-1)];
  const span = file === SERVICES && field === 'price' && readSpan(before);
  if (span) {
    const price = [...new Set([span.from, span.to ?? span.from])].join('\\s?[-–]\\s?');
    const pattern = `(?:AED|درهم)\\s?${price}(?![.,–-]?\\d)|(?<![\\d.,])${price}\\s?(?:AED|dirhams?|درهم)`;
    return [{ said: `AED ${before}`, thing, pattern: RegExp(pattern, 'iu'), isMended: () => false }];
  }
  const isName = /\/branches\.yaml$/.test(file) && (field === 'name' || field === 'shortName');
  if (!isName || typeof before !== 'string' || typeof value !== 'string' || !before) return [];
  const pattern = RegExp(`(?<!\\p{L})[وفبكل]{0,2}${RegExp.escape(before)}(?!\\p{L})`, 'u');
  return [{ said: before, thing, pattern, isMended: (text) => text.includes(value) }];
}

/** Texts and names that still say in typed words what drafts change, where pages would contradict each other. */
export function oldValues(drafts: readonly Draft[], state: State): ContentProblem[] {
  const old = drafts.filter(({ before, value }) => before !== value).flatMap(oldIn);
  if (!old.length) return [];
  return [...state].flatMap(([file, data]) => {
    if (
      file.endsWith('/staff.yaml') ||
      (/^facts\//.test(file) && file !== BRANCHES) ||
      /areas\.yaml$/.test(file)
    )
      return [];
    return walk(data).flatMap(({ path: indexes, value: text }): ContentProblem[] => {
      if (typeof text !== 'string' || indexes.includes('keywords')) return [];
      const path = namedPath(data, indexes as FieldPath);
      return old
        .filter(({ pattern, isMended }) => pattern.test(text) && !isMended(text))
        .map(({ said, thing }) => {
          const values = { value: said, thing };
          return {
            file,
            path,
            values,
            reason: "says '{value}' in typed words, which these changes make old",
          };
        });
    });
  });
}
