import type { Kysely } from 'kysely';
import { REVIEWS_PER_PAGE } from '../../contract/review-pages.ts';
import type { PublishedReview, Ratings, ReviewCounts } from '../../contract/reviews.ts';
import type { Database } from '../store/schema.ts';
import { type Cursor, olderThan } from '../store/sql.ts';

/** What visitors read. */
export const publishedStore = (db: Kysely<Database>) => ({
  /** Published reviews of a barber, newest first: the first page, or those before a cursor. */
  async pageOf(barberId: string, before?: Cursor): Promise<PublishedReview[]> {
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'customer_name', 'rating', 'review', 'created_at', 'reply', 'replied_at'])
      .where('barber_id', '=', barberId)
      .where('status', '=', 'published')
      .$if(before !== undefined, (query) => query.where(olderThan(before as Cursor, 'created_at', 'id')))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(REVIEWS_PER_PAGE)
      .execute();
    return rows.map((row) => ({
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
      .select(({ fn }) => [
        'status',
        fn.countAll<number>().as('total'),
        fn.avg<number>('rating').as('average'),
      ])
      .where('barber_id', '=', barberId)
      .groupBy('status')
      .execute();
    const of = (status: string) => rows.find((row) => row.status === status);
    return {
      received: rows.reduce((sum, { total }) => sum + total, 0),
      published: of('published')?.total ?? 0,
      refused: of('refused')?.total ?? 0,
      average: of('published')?.average ?? 0,
    };
  },

  async ratings(): Promise<Ratings> {
    const rows = await db
      .selectFrom('reviews')
      .select(({ fn }) => [
        'barber_id',
        fn.countAll<number>().as('published'),
        fn.avg<number>('rating').as('average'),
      ])
      .where('status', '=', 'published')
      .groupBy('barber_id')
      .execute();
    return Object.fromEntries(rows.map(({ barber_id, ...rating }) => [barber_id, rating]));
  },
});
