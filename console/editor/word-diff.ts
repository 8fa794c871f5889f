import { diffArrays } from 'diff';

/** How many equal words stay beside those that differ, and how many words are shown in all. */
const NEIGHBOURS = 3;
const MAX_WORDS = 60;

/** A picture in Markdown: its description stands for it, or else the name of its file. */
const PICTURE = /!\[(?:\]\([^)]*\/([^)]*)|(.+?)\]\([^)]*)\)/g;
const wordsOf = (text: string) => text.replace(PICTURE, '$1$2').split(/\s+/).filter(Boolean);
const shortened = (words: string[]) =>
  words.length > MAX_WORDS ? [...words.slice(0, MAX_WORDS), '…'] : words;

/** Shortens two texts to the words that differ, with their neighbours. Spaces separate words in every script of the site. */
export function differingWords(before: string, after: string): [before: string, after: string] {
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  const textWithout = (other: 'added' | 'removed') => {
    const words = parts.flatMap(({ value, ...is }, index) => {
      if (is[other]) return [];
      const [start, end] = [index > 0 ? NEIGHBOURS : 0, index < parts.length - 1 ? NEIGHBOURS : 0];
      if (is.added || is.removed || value.length <= start + end + 1) return value;
      return [...value.slice(0, start), '…', ...value.slice(value.length - end)];
    });
    return shortened(words).join(' ');
  };
  return [textWithout('added'), textWithout('removed')];
}

/** What differs between two values: the words of texts, the entries of lists. null stands for no entry. */
export function difference(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (typeof before === 'string' && typeof after === 'string') return differingWords(before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  // A range stays whole.
  if (typeof before[0] === 'number') return [before, after];
  const only = (list: unknown[], other: unknown[]) =>
    list.filter((one) => !other.some((same) => JSON.stringify(same) === JSON.stringify(one)));
  const [was, is] = [only(before, after), only(after, before)];
  if (was.length === 1 && is.length === 1) return difference(was[0], is[0]);
  // The order alone has changed.
  if (!was.length && !is.length) return [before, after];
  return [was.length ? was : null, is.length ? is : null];
}
