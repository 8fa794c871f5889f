import { type Kysely, sql } from 'kysely';
import { ADVERTISING } from '../../contract/moderation.ts';
import type { PublishedReview, Ratings, ReviewCounts, ReviewView } from '../../contract/reviews.ts';
import { api, cursorAt, REVIEWS_PER_PAGE } from '../../contract/routes.ts';
import type { Database } from '../store/schema.ts';
import { type Cursor, olderThan } from '../store/sql.ts';

/** `before` is the last review of the previous page. */
type ReviewQuery = ReviewView & { before?: Cursor | undefined };

const total = sql<number>`count(*)`.as('total');
/** Suspected spam that waits, and what staff rejected as spam or advertising, count in no public figure. */
const isNoSpam = sql<boolean>`not (status <> 'published' and
  (suspected_spam = 1 or (status = 'rejected' and coalesce(reason, '') in (${sql.join(ADVERTISING)}))))`;
const average = sql<number>`avg(rating)`.as('average');

export const publishedStore = (db: Kysely<Database>) => ({
  /** A page of a barber's published reviews. */
  async pageOf(barberId: string, { order, stars, before }: ReviewQuery = {}): Promise<PublishedReview[]> {
    const rank = sql<number>`${sql.lit(order === 'lowest' ? -1 : 1)} * rating`;
    const isAfter = ([time, id]: Cursor) =>
      order
        ? sql<boolean>`(${rank}, created_at, id) < ((select ${rank} from reviews where id = ${id}), ${time}, ${id})`
        : olderThan([time, id], 'createdAt', 'id');
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'customerName', 'rating', 'review', 'createdAt', 'reply', 'repliedAt'])
      .where('barberId', '=', barberId)
      .where('status', '=', 'published')
      .$if(stars !== undefined, (query) => query.where('rating', '=', Number(stars)))
      .$if(before !== undefined, (query) => query.where(isAfter(before as Cursor)))
      .$if(order !== undefined, (query) => query.orderBy(rank, 'desc'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(REVIEWS_PER_PAGE)
      .execute();
    return rows.map(({ reply, repliedAt, ...review }) => ({
      ...review,
      ...(reply && repliedAt && { reply: { text: reply, repliedAt } }),
    }));
  },

  async countsOf(barberId: string): Promise<ReviewCounts> {
    const rows = await db
      .selectFrom('reviews')
      .select(['status', total, average])
      .where('barberId', '=', barberId)
      .where(isNoSpam)
      .groupBy('status')
      .execute();
    const of = (status: string) => rows.find((row) => row.status === status);
    return {
      received: rows.reduce((sum, { total }) => sum + total, 0),
      published: of('published')?.total ?? 0,
      rejected: of('rejected')?.total ?? 0,
      average: of('published')?.average ?? 0,
    };
  },

  async ratings(): Promise<Ratings> {
    const rows = await db
      .selectFrom('reviews')
      .select(['barberId', total, average])
      .where('status', '=', 'published')
      .groupBy('barberId')
      .execute();
    return Object.fromEntries(
      rows.map(({ barberId, total, average }) => [barberId, { published: total, average }]),
    );
  },
});

/** Cache lifetime: decisions of other processes appear after this time. */
const FRESH_MS = 5_000;

type Entry = { answer: Promise<unknown>; until: number };
export type PublishedLists = ReturnType<typeof publishedLists>;

/**
 * Caches published reviews for five seconds: concurrent requests share one query, and while the store is down the last result
 * is served.
 */
export function publishedLists(published: ReturnType<typeof publishedStore>, freshMs = FRESH_MS) {
  const cache = new Map<string, Entry>();

  function cached<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = cache.get(key);
    if (known && known.until > performance.now()) return known.answer as Promise<T>;
    const answer = read().catch((error) => {
      if (known) return known.answer as Promise<T>;
      cache.delete(key);
      throw error;
    });
    cache.set(key, { answer, until: performance.now() + freshMs });
    return answer;
  }

  async function readPage(barberId: string, { before, ...which }: ReviewQuery) {
    const reviews = await published.pageOf(barberId, { ...which, before });
    const last = reviews.length === REVIEWS_PER_PAGE ? reviews.at(-1) : undefined;
    const query = last && new URLSearchParams({ barberId, ...(which as object), before: cursorAt(last) });
    return { reviews, link: query && `<${api.reviews}?${query}>; rel="next"` };
  }

  return {
    /** One page of reviews; `link` is the Link header for the next one (RFC 8288). */
    page: (barberId: string, which: ReviewQuery = {}) =>
      which.before
        ? readPage(barberId, which)
        : cached(`page ${barberId} ${which.order} ${which.stars}`, () => readPage(barberId, which)),
    counts: (barberId: string) => cached(`counts ${barberId}`, () => published.countsOf(barberId)),
    ratings: () => cached('ratings', () => published.ratings()),
    /** Call after a staff decision. Also expires queries in flight, which may predate it. */
    expire(): void {
      for (const [key, { answer }] of cache) cache.set(key, { answer, until: 0 });
    },
  };
}
