import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { takeTurns } from './engine.ts';
import { type Allowance, spend } from './limits.ts';
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
  /** It looks as if a program wrote it: it waits apart, and nobody is told of it. */
  perhapsProgram?: boolean;
};

/** The key of a submission came again with other words, which are not kept. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

/** The same words about the same barber within this time are one review, sent twice. */
const SAME_WITHIN_MS = 10 * 60_000;

const hashOf = ({ barberId, customerName, rating, review, email }: NewReview) =>
  createHash('sha256')
    .update(JSON.stringify([barberId, customerName, rating, review, email]))
    .digest('hex');

/**
 * Keeps a review for the staff to read; a repetition gives the id of the one that is kept already, and takes nothing of
 * the allowance. Throws KeyReused and AllowanceSpent.
 */
export async function submitReview(
  db: Kysely<Database>,
  review: NewReview,
  channels: readonly Channel[],
  now: Date,
  allowance?: Allowance,
): Promise<{ id: string; repeated: boolean }> {
  const hash = hashOf(review);
  const key = review.submissionKey ?? null;
  const since = new Date(+now - SAME_WITHIN_MS).toISOString();
  return db.transaction().execute(async (transaction) => {
    await takeTurns(transaction, hash);
    const reviews = transaction.selectFrom('reviews').select(['id', 'submission_key', 'content_hash']);
    const known = await reviews
      .where(({ eb, and, or }) =>
        or([
          eb('submission_key', '=', key ?? ''),
          and([eb('content_hash', '=', hash), eb('created_at', '>=', since)]),
        ]),
      )
      .execute();
    const repeated = known.find(({ submission_key }) => key && submission_key === key) ?? known[0];
    if (repeated) return sameWords(repeated, hash);
    if (allowance) await spend(transaction, allowance, now);
    const id = randomUUID();
    const { numInsertedOrUpdatedRows } = await transaction
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
        submission_key: key,
        content_hash: hash,
        perhaps_program: review.perhapsProgram ? 1 : 0,
      })
      // On PostgreSQL other words may have come under the same key since we looked.
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n)
      return sameWords(await reviews.where('submission_key', '=', key).executeTakeFirstOrThrow(), hash);
    if (!review.perhapsProgram) await oweNotices(transaction, id, channels, now);
    return { id, repeated: false };
  });
}

function sameWords({ id, content_hash }: { id: string; content_hash: string }, hash: string) {
  if (content_hash !== hash) throw new KeyReused('This key belongs to other words');
  return { id, repeated: true };
}
