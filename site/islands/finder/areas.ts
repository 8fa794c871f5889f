import { distance } from 'fastest-levenshtein';
import type { Position } from '../../../domain/distance.ts';
import { normalizeForSearch } from '../../../domain/search-normalization.ts';

/** A district; `also` are its other names in all languages. */
export type Area = { name: string; also: readonly string[]; at: Position };

const ARTICLE = /^(?:al|the|ال)(?=$|..)/;
const wordsOf = (text: string) =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const bare = (word: string) => word.replace(ARTICLE, '');
/** The number of typos to tolerate in a word. */
const maxTypos = ({ length }: string) => (length > 6 ? 2 : length > 3 ? 1 : 0);

/** The areas whose name contains the typed words, with or without article, or else those that match with typos. */
export function areasLike(areas: readonly Area[], typed: string): Area[] {
  const typedWords = wordsOf(typed);
  const searchable = areas.map((area) => ({ area, names: [area.name, ...area.also].map(wordsOf) }));
  const matching = searchable.filter(({ names }) => {
    const text = names.map((words) => words.join('')).join(' ');
    return typedWords.every((word) => text.includes(word) || text.includes(bare(word)));
  });
  const similar = () =>
    searchable.filter(({ names }) =>
      typedWords.every((word) =>
        names.flat().some((name) => distance(bare(word), bare(name)) <= maxTypos(word)),
      ),
    );
  return (matching.length ? matching : similar()).map(({ area }) => area);
}
