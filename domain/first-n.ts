/** A list that stands beside other things names no more than this: a page must not grow with the business. */
export const MOST_LISTED = 6;

/** All of a few, the first of many; what the page itself is about is always among them. */
export function firstN<T>(all: readonly T[], own?: T): readonly T[] {
  const first = all.slice(0, MOST_LISTED);
  return own === undefined || first.includes(own) ? first : [own, ...first.slice(0, -1)];
}
