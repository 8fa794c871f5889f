import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PublishedReview, ReviewCounts } from '../../contract/reviews.ts';
import { type Channel, oweNotices } from './notices.ts';
import type { Database } from './schema.ts';

export type NewReview = {
  barberId: string;
  branchId: string;
  customerName: string;
  rating: number;
  review: string;
  email?: string | undefined;
  submissionKey?: string | undefined;
};

export type ReviewStore = ReturnType<typeof reviewStore>;

/** The same words about the same barber within this time are one review, sent twice. */
const SAME_WITHIN_MS = 10 * 60_000;

const hashOf = ({ barberId, customerName, rating, review }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review]))
    .digest('hex');

/** `channels`: who is told of a new review. */
export const reviewStore = (db: Kysely<Database>, channels: readonly Channel[]) => ({
  /** Keeps a review for the staff to read; a repetition gives the id of the one that is kept already. */
  async submit(review: NewReview, now: Date): Promise<{ id: string; repeated: boolean }> {
    const hash = hashOf(review);
    const since = new Date(+now - SAME_WITHIN_MS).toISOString();
    return db.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('reviews')
        .select('id')
        .where(({ eb, and, or }) =>
          or([
            eb('submission_key', '=', review.submissionKey ?? ''),
            and([eb('content_hash', '=', hash), eb('created_at', '>=', since)]),
          ]),
        )
        .executeTakeFirst();
      if (known) return { id: known.id, repeated: true };
      const id = randomUUID();
      const kept = await transaction
        .insertInto('reviews')
        .values({
          id,
          barber_id: review.barberId,
          branch_id: review.branchId,
          customer_name: review.customerName,
          rating: review.rating,
          review: review.review,
          email: review.email ?? null,
          created_at: now.toISOString(),
          status: 'pending',
          submission_key: review.submissionKey ?? null,
          content_hash: hash,
        })
        // On PostgreSQL another process may have written the same submission since we looked.
        .onConflict((conflict) => conflict.column('submission_key').doNothing())
        .executeTakeFirst();
      if (kept.numInsertedOrUpdatedRows !== 0n) {
        await oweNotices(transaction, id, channels, now);
        return { id, repeated: false };
      }
      const { id: first } = await transaction
        .selectFrom('reviews')
        .select('id')
        .where('submission_key', '=', review.submissionKey ?? '')
        .executeTakeFirstOrThrow();
      return { id: first, repeated: true };
    });
  },

  /** Published reviews of a barber, newest first. */
  async publishedOf(barberId: string, limit: number): Promise<PublishedReview[]> {
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'customer_name', 'rating', 'review', 'created_at', 'reply', 'replied_at'])
      .where('barber_id', '=', barberId)
      .where('status', '=', 'published')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
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
      .select(({ fn }) => ['status', fn.countAll().as('total')])
      .where('barber_id', '=', barberId)
      .groupBy('status')
      .execute();
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.total ?? 0);
    const [pending, published, refused] = [of('pending'), of('published'), of('refused')];
    return { received: pending + published + refused, published, refused };
  },
});
