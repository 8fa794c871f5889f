import { cursorAt, REVIEWS_PER_PAGE } from '../../contract/review-pages.ts';
import { api } from '../../contract/routes.ts';
import { readyAnswer } from '../static/copies.ts';
import type { BuiltFile } from '../static/files.ts';
import type { Cursor } from '../store/cursor.ts';
import type { Store } from '../store/store.ts';

/** A copy is taken as it is for so long, then the store is asked whether it still holds. */
const UNASKED_MS = 250;
/** Reviews that other processes receive raise no revision, so that receiving costs nothing; their number may lag so far. */
const COUNTS_HOLD_MS = 10_000;
const MOST_COPIES = 128;

/** Of a barber, or of them all. */
type Copy = {
  answer: BuiltFile;
  barberId: string | undefined;
  revision: number;
  made: number;
  asked: number;
};
export type PublishedLists = ReturnType<typeof publishedLists>;

const listKey = (barberId: string, before?: Cursor) => JSON.stringify([barberId, before ?? null]);
const countsKey = (barberId: string) => `counts ${barberId}`;
const RATINGS = 'ratings';

/** Answers about published reviews, kept compressed; a decision drops them here at once, in other processes within a moment. */
export function publishedLists(store: Pick<Store, 'published'>, clock = () => performance.now()) {
  const copies = new Map<string, Copy>();
  const making = new Map<string, Promise<BuiltFile>>();

  function drop(key: string): void {
    copies.delete(key);
    // What is being made right now may have been read before the change: whoever asks next starts anew.
    making.delete(key);
  }
  store.published.onChange((barberId, change) => {
    drop(countsKey(barberId));
    if (change === 'received') return;
    drop(RATINGS);
    for (const [key, copy] of copies) if (copy.barberId === barberId) drop(key);
    for (const key of making.keys()) if (key.startsWith(`["${barberId}"`)) drop(key);
  });

  const fresh = (copy: Copy | undefined) => copy !== undefined && clock() - copy.asked < UNASKED_MS;

  async function remake(
    key: string,
    barberId: string | undefined,
    make: () => Promise<BuiltFile>,
    holdsMs: number,
  ) {
    const known = copies.get(key);
    const revision = await store.published.revisionOf(barberId);
    const now = clock();
    if (known?.revision === revision && now - known.made < holdsMs) {
      known.asked = now;
      return known;
    }
    return { answer: await make(), barberId, revision, made: now, asked: now };
  }

  /** One of many who ask at once makes the answer; while the store does not answer, the copy goes on being served. */
  function answer(
    key: string,
    barberId: string | undefined,
    make: () => Promise<BuiltFile>,
    holdsMs = Infinity,
  ) {
    const known = copies.get(key);
    if (known && fresh(known)) return Promise.resolve(known.answer);
    const running = making.get(key);
    if (running) return running;
    const task: Promise<BuiltFile> = remake(key, barberId, make, holdsMs).then(
      (copy) => {
        if (making.get(key) === task) {
          copies.delete(key);
          copies.set(key, copy);
          const [oldest] = copies.keys();
          if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
          making.delete(key);
        }
        return copy.answer;
      },
      (error) => {
        if (making.get(key) === task) making.delete(key);
        if (!known) throw error;
        known.asked = clock();
        return known.answer;
      },
    );
    making.set(key, task);
    return task;
  }

  return {
    /** The first page where it lies ready. */
    atHand(barberId: string): BuiltFile | undefined {
      const copy = copies.get(listKey(barberId));
      return fresh(copy) ? copy?.answer : undefined;
    },
    /** A page of twenty; `Link` names the next one (RFC 8288). */
    page(barberId: string, before?: Cursor): Promise<BuiltFile> {
      return answer(listKey(barberId, before), barberId, async () => {
        const reviews = await store.published.pageOf(barberId, before);
        const last = reviews.length === REVIEWS_PER_PAGE ? reviews.at(-1) : undefined;
        if (!last) return readyAnswer(reviews);
        const query = new URLSearchParams({ barberId, before: cursorAt(last) });
        return readyAnswer(reviews, { Link: `<${api.reviews}?${query}>; rel="next"` });
      });
    },
    counts(barberId: string): Promise<BuiltFile> {
      const make = async () => readyAnswer(await store.published.countsOf(barberId));
      return answer(countsKey(barberId), barberId, make, COUNTS_HOLD_MS);
    },
    /** The averages of the whole team in one answer. */
    ratings(): Promise<BuiltFile> {
      return answer(RATINGS, undefined, async () => readyAnswer(await store.published.ratings()));
    },
  };
}
