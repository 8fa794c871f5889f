import type { Draft } from '../contract/changes.ts';
import { valueAt } from '../domain/field-path.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import { FACT } from '../domain/markup.ts';
import { searchLengths } from '../domain/search-lengths.ts';
import { mapTexts } from '../edition/content/errors.ts';
import type { BranchFacts } from '../edition/schema/facts.ts';

type Change = Pick<Draft, 'file' | 'path' | 'value'>;
type Fields = Record<string, unknown>;
type Read = (file: string) => unknown;
/** The names of a branch in one language; `area` is the district in its address. */
type LocalNames = { name?: string; shortName?: string; area?: string };

/** The files that hold the texts of every branch. */
export const BRANCH_PAGES = ['branches', 'branch-pages', 'short-branches'];

const districtIn = (area = '') => area.split(/[,،]/)[0]?.trim() ?? '';
/** Texts also name 'Jumeirah Village Circle (JVC)' without the brackets. */
const withoutBrackets = (district: string) => district.replace(/ *\(.*\)/, '');
/** Adds the Arabic form of 'for' and a name, which merges 'for' with the article of the name: 'للبرشاء'. */
const withArabicFor = ([from, to]: [string, string]): [string, string][] =>
  from.startsWith('ال') ? [[`لل${from.slice(2)}`, to.startsWith('ال') ? `لل${to.slice(2)}` : `ل${to}`]] : [];

/** Replaces names, facts and the slug in one pass, so that a new name may contain an old one. Longer names are matched first. */
function replacer(slugs: [string, string], names: [string, string][]): (text: string) => string {
  const pairs = new Map([...names, ...names.flatMap(withArabicFor)].filter(([from]) => from).toReversed());
  const patterns = [...pairs.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape);
  // In Arabic 'and', 'in' and 'for' are prefixes of the name.
  const name = `(?<![\\p{L}\\p{N}])([وفبكل]{0,2})(${patterns.join('|')})(?![\\p{L}\\p{N}])`;
  const pattern = new RegExp(`(?<![\\w-])${RegExp.escape(slugs[0])}(?![\\w-])|${name}`, 'gu');
  return (text) =>
    text.replace(pattern, (_, prefix = '', named?: string) =>
      named === undefined ? slugs[1] : prefix + pairs.get(named),
    );
}

/** The shortest and longest value assumed for a fact in braces. */
const [MIN_FACT_LENGTH, MAX_FACT_LENGTH] = [3, 8];

/** Fits a title or description to the length that search engines show: adds the address, or cuts off the end. */
function fitted(part: keyof typeof searchLengths, text: string, area: string): string {
  const { least, most } = searchLengths[part];
  const isTitle = part === 'title';
  const [boundary, separator] = isTitle ? [' | ', ' | '] : [/(?<=[.!?؟]) /, ' '];
  const lengthOf = (text: string, factLength: number) => text.replace(FACT, '-'.repeat(factLength)).length;
  const parts = (lengthOf(text, MIN_FACT_LENGTH) < least ? `${text}${separator}${area}` : text).split(
    boundary,
  );
  const joined = () => parts.join(separator);
  while (
    parts.length > 1 &&
    lengthOf(joined(), MAX_FACT_LENGTH) > most &&
    lengthOf(parts.slice(0, -1).join(separator), MIN_FACT_LENGTH) >= least
  )
    parts.pop();
  const words = joined().split(' ');
  while (words.length > 1 && lengthOf(words.join(' '), MAX_FACT_LENGTH) > most) words.pop();
  return words.join(' ').replace(/[\s,،;|]+$/, '');
}

/**
 * The changes that give a new branch the words, page prices and services of another one. `copied` are the fingerprints of the
 * copied texts, by file and path. `districts` maps a language to the district of the new branch; the default is its name.
 */
export function copyOfBranch(
  read: Read,
  locales: string[],
  from: BranchFacts,
  to: BranchFacts,
  districts: Record<string, string>,
): { changes: Change[]; copied: Record<string, string> } {
  const copied: Record<string, string> = {};
  const textChanges = locales.flatMap((locale) => {
    const isArabic = locale === 'ar';
    const own = valueAt(read(`${locale}/branches.yaml`), ['items', from.slug]) as LocalNames;
    const [name, shortName] = isArabic ? [to.arabicName, to.arabicName] : [to.name, to.shortName];
    const district = districts[locale] ?? name;
    const replace = replacer(
      [from.slug, to.slug],
      [
        [own.name ?? from.name, name],
        [own.shortName ?? from.shortName, shortName],
        [from.name, to.name],
        [from.shortName, to.shortName],
        [from.arabicName, to.arabicName],
        [districtIn(own.area), district],
        [withoutBrackets(districtIn(own.area)), withoutBrackets(district)],
        ...(to.phone ? [[from.phone, to.phone] as [string, string]] : []),
        ...(to.whatsapp ? [[from.whatsapp, to.whatsapp] as [string, string]] : []),
      ],
    );
    const area = replace(own.area ?? '');
    const usedTexts = new Set<string>();
    return BRANCH_PAGES.map((page): Change => {
      const file = `${locale}/${page}.yaml`;
      const { name: _, shortName: __, ...texts } = valueAt(read(file), ['items', from.slug]) as Fields;
      const value = mapTexts(texts, (text, path) => {
        const part = path.at(-2) === 'seo' && path.at(-1);
        const replaced = replace(text);
        let copy = replaced;
        if (part === 'title' || part === 'description') {
          copy = fitted(part, replaced, area);
          // Two pages must not share a title or description.
          if (copy === text || usedTexts.has(copy)) copy = fitted(part, `${shortName} | ${replaced}`, area);
          usedTexts.add(copy);
        }
        copied[`${file}:${path.join('.')}`] = fingerprint(copy);
        return copy;
      });
      return { file, path: ['items', to.slug], value };
    });
  });
  const prices = valueAt(read('facts/page-prices.yaml'), [from.slug]);
  const services = read('facts/services.yaml') as { id: string; availableAt?: string[] }[];
  return {
    copied,
    changes: [
      ...textChanges,
      ...(prices ? [{ file: 'facts/page-prices.yaml', path: [to.slug], value: prices }] : []),
      ...services.flatMap(({ id, availableAt }) =>
        availableAt?.includes(from.slug)
          ? [{ file: 'facts/services.yaml', path: [id, 'availableAt'], value: [...availableAt, to.slug] }]
          : [],
      ),
    ],
  };
}
