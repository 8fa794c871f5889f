import { cached } from './cached.ts';
import { fill } from './fill.ts';

/** One text a form that the language has for numbers; `other` where it has none of its own. */
export type PluralWords = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

const rules = cached((tag) => new Intl.PluralRules(tag));
const figures = cached((tag) => new Intl.NumberFormat(tag));

/** The words for that number, '{count}' filled in: '1 review', '3 reviews'. */
export function countWords(
  words: PluralWords,
  count: number,
  tag: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = words[rules(tag).select(count)] ?? words.other;
  return fill(text, { count: figures(tag).format(count), ...values });
}
