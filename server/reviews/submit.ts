import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueueNotification } from '../mail/outbox.ts';
import { limitStore, RateLimitExceeded } from '../store/limits.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';

export type NewReview = {
  barberId: string;
  branchId: string;
  customerName: string;
  rating: number;
  review: string;
  email?: string;
  /** Idempotency-Key: the same key is the same review, however often it is sent. */
  submissionKey?: string;
  /** It waits apart, and nobody gets a mail. */
  suspectedSpam?: boolean;
};

/** So many of a client within a window. */
export type Allowance = { client: string; most: number; windowMs: number };

/** The key of a submission came again with other words, which are not kept. */
export class IdempotencyConflict extends Error {
  override name = 'IdempotencyConflict';
}

/** The same words about the same barber within this time are one review, sent twice. */
const DUPLICATE_WITHIN_MS = 10 * 60_000;

const hashOf = ({ barberId, customerName, rating, review, email }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review, email]))
    .digest('hex');

/**
 * Keeps a review for the staff to read; a duplicate gives the id of the one that is kept already, and takes nothing of the
 * allowance. Throws IdempotencyConflict and RateLimitExceeded.
 */
export const submitReview =
  (db: Kysely<Database>, notifies: boolean) =>
  (review: NewReview, now: Date, allowance?: Allowance): Promise<{ id: string; repeated: boolean }> =>
    db.transaction().execute(async (transaction) => {
      // One after the other: of two that come at once the second finds the first.
      await advisoryLock(transaction, 'submit-review');
      const hash = hashOf(review);
      const since = new Date(+now - DUPLICATE_WITHIN_MS).toISOString();
      const known = await transaction
        .selectFrom('reviews')
        .select(['id', 'submission_key', 'content_hash'])
        .where(({ eb, and, or }) =>
          or([
            eb('submission_key', '=', review.submissionKey ?? ''),
            and([eb('content_hash', '=', hash), eb('created_at', '>=', since)]),
          ]),
        )
        .execute();
      const duplicate = known.find((one) => one.submission_key === review.submissionKey) ?? known[0];
      if (duplicate && duplicate.content_hash !== hash)
        throw new IdempotencyConflict('This key belongs to other words');
      if (duplicate) return { id: duplicate.id, repeated: true };
      if (allowance) {
        const { client, windowMs, most } = allowance;
        const { count, resetsAt } = await limitStore(transaction).count(client, windowMs, now);
        if (count > most) throw new RateLimitExceeded(resetsAt);
      }
      const id = randomUUID();
      await transaction
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
          suspected_spam: review.suspectedSpam ? 1 : 0,
        })
        .execute();
      if (notifies && !review.suspectedSpam) await enqueueNotification(transaction, id, now);
      return { id, repeated: false };
    });
