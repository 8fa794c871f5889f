import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
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

/** All clients together, as multiples of what one may send: 60 within an hour, and no more while 500 wait. */
const OF_ALL = { perHour: 6, waiting: 50 };
const HOUR_MS = 3_600_000;

const tooManyForUs = (retryAfter = String(HOUR_MS / 1_000)) =>
  new Problem(
    503,
    'More reviews have come than we can read: we take none for now. Please send yours again later, or give it to the branch on WhatsApp.',
    { 'Retry-After': retryAfter },
  );

/** Throws 503 where more have come from everybody than staff can read: whoever has many addresses is one sender all the same. */
async function boundAll(transaction: Transaction<Database>, most: number, now: Date): Promise<void> {
  const { waiting } = await transaction
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (waiting >= most * OF_ALL.waiting) throw tooManyForUs();
  const limit = { most: most * OF_ALL.perHour, windowMs: HOUR_MS };
  await limitStore(transaction)
    .take('reviews-of-all', limit, now)
    .catch((error) => {
      throw error instanceof Problem ? tooManyForUs(error.headers['Retry-After']) : error;
    });
}

/** The same words about the same barber within this time are one review, sent twice. */
const DUPLICATE_WITHIN_MS = 10 * 60_000;

const hashOf = ({ barberId, customerName, rating, review, email }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review, email]))
    .digest('hex');

/**
 * Keeps a review for the staff to read; a duplicate gives the id of the one that is kept already, and takes nothing of the
 * allowance. Throws 422 where a key came with other words before, 429, and 503 where all together have sent too many.
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
      if (allowance) {
        await limitStore(transaction).take(allowance.client, allowance, now);
        await boundAll(transaction, allowance.most, now);
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
          suspectedSpam: review.suspectedSpam ? 1 : 0,
        })
        .execute();
      if (notifies && !review.suspectedSpam) await enqueueNotification(transaction, id, now);
      return { id, repeated: false };
    });
