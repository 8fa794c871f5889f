import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReviewDraft } from '../../domain/reviews.ts';
import { type Limit, limitStore } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { enqueueNotification } from '../mail/outbox.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';

export type NewReview = ReviewDraft & {
  barberId: string;
  branchId: string;
  /** Idempotency-Key: the same key is the same review, however often it is sent. */
  submissionKey?: string;
  /** It waits apart, and nobody gets a mail. */
  suspectedSpam?: boolean;
};

/** The same words about the same barber within this time are one review, sent twice. */
const DUPLICATE_WITHIN_MS = 10 * 60_000;

const hashOf = ({ barberId, customerName, rating, review, email }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review, email]))
    .digest('hex');

/**
 * Keeps a review for the staff to read; a duplicate gives the id of the one that is kept already, and takes nothing of the
 * allowance. Throws 422 where a key came with other words before, and 429.
 */
export const submitReview =
  (db: Kysely<Database>, notifies = false) =>
  (
    review: NewReview,
    now: Date,
    allowance?: Limit & { client: string },
  ): Promise<{ id: string; repeated: boolean }> =>
    db.transaction().execute(async (transaction) => {
      // One after the other: of two that come at once the second finds the first.
      await advisoryLock(transaction, 'submit-review');
      const contentHash = hashOf(review);
      const since = new Date(+now - DUPLICATE_WITHIN_MS).toISOString();
      const known = await transaction
        .selectFrom('reviews')
        .select(['id', 'submissionKey', 'contentHash'])
        .where(({ eb, and, or }) =>
          or([
            eb('submissionKey', '=', review.submissionKey ?? ''),
            and([eb('contentHash', '=', contentHash), eb('createdAt', '>=', since)]),
          ]),
        )
        .execute();
      const duplicate = known.find((one) => one.submissionKey === review.submissionKey) ?? known[0];
      if (duplicate && duplicate.contentHash !== contentHash)
        throw new Problem(422, 'Idempotency-Key: has come with other words before');
      if (duplicate) return { id: duplicate.id, repeated: true };
      if (allowance) await limitStore(transaction).take(allowance.client, allowance, now);
      const id = randomUUID();
      await transaction
        .insertInto('reviews')
        .values({
          ...review,
          id,
          createdAt: now.toISOString(),
          status: 'pending',
          contentHash,
          suspectedSpam: review.suspectedSpam ? 1 : 0,
        })
        .execute();
      if (notifies && !review.suspectedSpam) await enqueueNotification(transaction, id, now);
      return { id, repeated: false };
    });
