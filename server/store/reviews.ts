import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Channel, oweNotices } from './notices.ts';
import type { Database } from './schema.ts';

export type NewReview = {
  barberId: string;
  branchId: string;
  customerName: string;
  rating: number;
  review: string;
  email?: string;
  submissionKey?: string;
};

export type ReviewStore = ReturnType<typeof reviewStore>;

/** The same words about the same barber within this time are one review, sent twice. */
const SAME_WITHIN_MS = 10 * 60_000;

const hashOf = ({ barberId, customerName, rating, review }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review]))
    .digest('hex');

/** `channels`: who is told of a new review; `received` hears of it here. */
export const reviewStore = (
  db: Kysely<Database>,
  channels: readonly Channel[],
  received: (barberId: string) => void,
) => ({
  /** Keeps a review for the staff to read; a repetition gives the id of the one that is kept already. */
  async submit(review: NewReview, now: Date): Promise<{ id: string; repeated: boolean }> {
    const hash = hashOf(review);
    const since = new Date(+now - SAME_WITHIN_MS).toISOString();
    const kept = await db.transaction().execute(async (transaction) => {
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
      const written = await transaction
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
      if (written.numInsertedOrUpdatedRows !== 0n) {
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
    if (!kept.repeated) received(review.barberId);
    return kept;
  },
});
