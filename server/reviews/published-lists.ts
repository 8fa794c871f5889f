import { cursorAt, REVIEWS_PER_PAGE } from '../../contract/review-pages.ts';
import { api } from '../../contract/routes.ts';
import type { Cursor } from '../store/sql.ts';
import type { Store } from '../store/store.ts';

/** What other processes decide shows after so long. */
const FRESH_MS = 5_000;

type Copy = { answer: Promise<unknown>; until: number };
export type PublishedLists = ReturnType<typeof publishedLists>;

/**
 * What visitors ask about published reviews, asked of the store at most every five seconds: many who come at once share
 * one answer, and while the store is down the last one goes on being served.
 */
export function publishedLists({ published }: Pick<Store, 'published'>, freshMs = FRESH_MS) {
  const copies = new Map<string, Copy>();

  function copyOf<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = copies.get(key);
    if (known && known.until > performance.now()) return known.answer as Promise<T>;
    const answer = read().catch((error) => {
      if (known) return known.answer as Promise<T>;
      copies.delete(key);
      throw error;
    });
    copies.set(key, { answer, until: performance.now() + freshMs });
    return answer;
  }

  async function readPage(barberId: string, before?: Cursor) {
    const reviews = await published.pageOf(barberId, before);
    const last = reviews.length === REVIEWS_PER_PAGE ? reviews.at(-1) : undefined;
    const query = last && new URLSearchParams({ barberId, before: cursorAt(last) });
    return { reviews, link: query && `<${api.reviews}?${query}>; rel="next"` };
  }

  return {
    /** Twenty reviews; `link` names the next page (RFC 8288). */
    page: (barberId: string, before?: Cursor) =>
      before ? readPage(barberId, before) : copyOf(`page ${barberId}`, () => readPage(barberId)),
    counts: (barberId: string) => copyOf(`counts ${barberId}`, () => published.countsOf(barberId)),
    /** The averages of the whole team in one answer. */
    ratings: () => copyOf('ratings', () => published.ratings()),
    /** After a decision of staff: what is read now may be from before it, and is asked again as well. */
    expire(): void {
      for (const [key, { answer }] of copies) copies.set(key, { answer, until: 0 });
    },
  };
}
