/** Maximum length of a secondary list, so that a page does not grow with the business. */
export const MOST_LISTED = 6;

/** The first items, always including `own`, the subject of the page. */
export function firstN<T>(all: readonly T[], own?: T): readonly T[] {
  const first = all.slice(0, MOST_LISTED);
  return own === undefined || first.includes(own) ? first : [own, ...first.slice(0, -1)];
}

/** What `Map.groupBy` returns, which Safari has had only since 17.4. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** `Object.keys` of an object that has no other keys than its type says. */
export const keysOf = <T extends object>(from: T) => Object.keys(from) as (keyof T & string)[];

/** Some fields of an object. */
export const pick = <T extends object, K extends keyof T>(from: T, ...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** Takes one item of each group in turn, up to `most` items. */
export function roundRobin<T>(groups: Iterable<readonly T[]>, most: number): T[] {
  const rows = [...groups];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    rows.flatMap((row) => row.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, most);
}
