import { distance } from 'fastest-levenshtein';
import type { Position } from '../../../domain/distance.ts';
import { searchForm } from '../../../domain/search-form.ts';

/** A district of the city; `also` is what else it is called, in every language. */
export type Area = { name: string; also: readonly string[]; at: Position };

const ARTICLE = /^(?:al|the|ال)(?=$|..)/;
const wordsOf = (text: string) =>
  searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const bare = (word: string) => word.replace(ARTICLE, '');
/** Slips of the finger that a word of that length may hold. */
const slipsIn = ({ length }: string) => (length > 6 ? 2 : length > 3 ? 1 : 0);

/** The areas that somebody may mean who typed this, with or without its article; where none is so called, those nearly so. */
export function areasLike(areas: readonly Area[], typed: string): Area[] {
  const wanted = wordsOf(typed);
  const known = areas.map((area) => ({ area, names: [area.name, ...area.also].map(wordsOf) }));
  const called = known.filter(({ names }) => {
    const text = names.map((words) => words.join('')).join(' ');
    return wanted.every((word) => text.includes(word) || text.includes(bare(word)));
  });
  const nearly = () =>
    known.filter(({ names }) =>
      wanted.every((word) => names.flat().some((name) => distance(bare(word), bare(name)) <= slipsIn(word))),
    );
  return (called.length ? called : nearly()).map(({ area }) => area);
}
