import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { ReviewDraft } from '../../domain/reviews.ts';
import { type Limit, limitStore } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { type Database, searchTextOf } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';

export type NewReview = ReviewDraft & {
  barberId: string;
  branchId: string;
  /** The Idempotency-Key header: requests with the same key store one review. */
  submissionKey?: string;
  /** Quarantined in its own queue, without a notification mail. */
  suspectedSpam?: boolean;
};

/**
 * Limits for all clients together, as multiples of the client limit: by default 60 an hour and 500 pending reviews. Suspected
 * spam has the same limits again, so that it never closes the form for others.
 */
const GLOBAL = { perHour: 6, pending: 50 };

const queueFull = (retryAfter = String(HOUR_MS / 1_000)) =>
  new Problem(
    503,
    'We have received more reviews than we can read and accept none at the moment. Please try again later, or send yours to the branch on WhatsApp.',
    { headers: { 'Retry-After': retryAfter } },
  );

/** Throws 503 above the global limit, so that rotating IP addresses cannot flood the queue. */
async function checkGlobalLimit(
  transaction: Transaction<Database>,
  most: number,
  now: Date,
  suspectedSpam: 0 | 1,
): Promise<void> {
  const { pending } = await transaction
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('pending'))
    .where('status', '=', 'pending')
    .where('suspectedSpam', '=', suspectedSpam)
    .executeTakeFirstOrThrow();
  if (pending >= most * GLOBAL.pending) throw queueFull();
  const limit = { most: most * GLOBAL.perHour, windowMs: HOUR_MS };
  await limitStore(transaction)
    .take(suspectedSpam ? 'suspected-spam-of-all' : 'reviews-of-all', limit, now)
    .catch((error) => {
      throw error instanceof Problem ? queueFull(error.headers['Retry-After']) : error;
    });
}

/** Identical reviews of the same barber within this time count as one. */
const DUPLICATE_WITHIN_MS = 10 * MINUTE_MS;

const hashOf = ({ barberId, customerName, rating, review, email }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review, email]))
    .digest('hex');

/**
 * Stores a review for moderation. A duplicate returns the id of the stored one and does not count against the rate limit.
 * Throws 422 if the key was used for another review, 429 above the client limit, and 503 above the global limit.
 */
export const submitReview =
  (db: Kysely<Database>) =>
  (
    review: NewReview,
    now: Date,
    rateLimit?: Limit & { client: string },
  ): Promise<{ id: string; repeated: boolean }> =>
    db.transaction().execute(async (transaction) => {
      // Serialize submissions: of two concurrent ones the second sees the first.
      await advisoryLock(transaction, 'submit-review');
      const contentHash = hashOf(review);
      const suspectedSpam = review.suspectedSpam ? 1 : 0;
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
        throw new Problem(422, 'Idempotency-Key: was already used for another review');
      if (duplicate) return { id: duplicate.id, repeated: true };
      if (rateLimit) {
        await limitStore(transaction).take(rateLimit.client, rateLimit, now);
        await checkGlobalLimit(transaction, rateLimit.most, now, suspectedSpam);
      }
      const id = randomUUID();
      await transaction
        .insertInto('reviews')
        .values({
          ...review,
          id,
          createdAt: now.toISOString(),
          status: 'pending',
          contentHash,
          suspectedSpam,
          searchText: searchTextOf(review),
          mailed: 0,
        })
        .execute();
      return { id, repeated: false };
    });
