/** A list that stands beside other things names no more than this: a page must not grow with the business. */
export const MOST_LISTED = 6;

/** All of a few, the first of many; what the page itself is about is always among them. */
export function firstN<T>(all: readonly T[], own?: T): readonly T[] {
  const first = all.slice(0, MOST_LISTED);
  return own === undefined || first.includes(own) ? first : [own, ...first.slice(0, -1)];
}

/** Takes one of each group in turn, then a second of each, until there are enough. */
export function roundRobin<T>(groups: Iterable<readonly T[]>, most: number): T[] {
  const rows = [...groups];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    rows.flatMap((row) => row.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, most);
}
