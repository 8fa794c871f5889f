import { type Kysely, sql, type Transaction } from 'kysely';
import { REVIEWS_PER_PAGE } from '../../contract/review-pages.ts';
import type { PublishedReview, Ratings, ReviewCounts } from '../../contract/reviews.ts';
import type { Cursor } from './cursor.ts';
import type { Database } from './schema.ts';

export type PublishedStore = ReturnType<typeof publishedStore>;
/** What has become of a barber's reviews: more came in, or other ones are shown. */
export type ReviewChange = 'received' | 'shown';
type Listener = (barberId: string, change: ReviewChange) => void;

/** Part of every transaction that changes what visitors see; in one order, so that two of them never wait for each other. */
export async function raiseRevisions(db: Transaction<Database>, barberIds: Iterable<string>): Promise<void> {
  for (const barber_id of [...new Set(barberIds)].sort())
    await db
      .insertInto('review_revisions')
      .values({ barber_id, revision: 1 })
      .onConflict((conflict) =>
        conflict.column('barber_id').doUpdateSet({ revision: sql`review_revisions.revision + 1` }),
      )
      .execute();
}

/** What visitors read. */
export const publishedStore = (db: Kysely<Database>) => {
  const listeners = new Set<Listener>();
  return {
    /** Published reviews of a barber, newest first: the first page, or those before a cursor. */
    async pageOf(barberId: string, before?: Cursor): Promise<PublishedReview[]> {
      const page = db
        .selectFrom('reviews')
        .select(['id', 'customer_name', 'rating', 'review', 'created_at', 'reply', 'replied_at'])
        .where('barber_id', '=', barberId)
        .where('status', '=', 'published')
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('created_at', 'id'), '<', tuple(...(before as Cursor))),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(REVIEWS_PER_PAGE);
      return (await page.execute()).map((row) => ({
        id: row.id,
        customerName: row.customer_name,
        rating: row.rating,
        review: row.review,
        createdAt: row.created_at,
        ...(row.reply && row.replied_at && { reply: { text: row.reply, repliedAt: row.replied_at } }),
      }));
    },

    async countsOf(barberId: string): Promise<ReviewCounts> {
      const rows = await db
        .selectFrom('reviews')
        .select(({ fn }) => ['status', fn.countAll().as('total'), fn.sum('rating').as('stars')])
        .where('barber_id', '=', barberId)
        .groupBy('status')
        .execute();
      const of = (status: string) => Number(rows.find((row) => row.status === status)?.total ?? 0);
      const [pending, published, refused] = [of('pending'), of('published'), of('refused')];
      const stars = Number(rows.find(({ status }) => status === 'published')?.stars ?? 0);
      const average = published ? stars / published : 0;
      return { received: pending + published + refused, published, refused, average };
    },

    async ratings(): Promise<Ratings> {
      const rows = await db
        .selectFrom('reviews')
        .select(({ fn }) => ['barber_id', fn.countAll().as('total'), fn.avg('rating').as('average')])
        .where('status', '=', 'published')
        .groupBy('barber_id')
        .execute();
      return Object.fromEntries(
        rows.map((row) => [row.barber_id, { published: Number(row.total), average: Number(row.average) }]),
      );
    },

    /**
     * Another number whenever visitors would see something else, whichever process changed it: of a barber, or of them
     * all together.
     */
    async revisionOf(barberId?: string): Promise<number> {
      const row = await db
        .selectFrom('review_revisions')
        .select(({ fn }) => fn.sum('revision').as('revision'))
        .$if(barberId !== undefined, (query) => query.where('barber_id', '=', barberId as string))
        .executeTakeFirst();
      return Number(row?.revision ?? 0);
    },

    /** Hears at once of changes made through this store; those of other processes show in the revision. */
    onChange(listener: Listener): void {
      listeners.add(listener);
    },
    changed(barberIds: Iterable<string>, change: ReviewChange): void {
      for (const barberId of new Set(barberIds)) for (const listener of listeners) listener(barberId, change);
    },
  };
};
