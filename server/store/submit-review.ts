import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { takeTurns } from './engine.ts';
import { type Allowance, AllowanceSpent, limitStore } from './limits.ts';
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

type Known = { id: string; content_hash: string };

/** Ends the transaction of a repetition, so that nothing of the allowance is taken. */
class Repetition extends Error {
  readonly known: Known;

  constructor(known: Known) {
    super('This review is kept already');
    this.known = known;
  }
}

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
  const known = db
    .selectFrom('reviews')
    .select(['id', 'submission_key', 'content_hash'])
    .where(({ eb, and, or }) =>
      or([
        eb('submission_key', '=', key ?? ''),
        and([
          eb('content_hash', '=', hash),
          eb('created_at', '>=', new Date(+now - SAME_WITHIN_MS).toISOString()),
        ]),
      ]),
    );
  const row = {
    id: randomUUID(),
    barber_id: review.barberId,
    branch_id: review.branchId,
    customer_name: review.customerName,
    rating: sql<number>`cast(${review.rating} as integer)`,
    review: review.review,
    email: review.email ?? null,
    created_at: now.toISOString(),
    status: 'pending' as const,
    submission_key: key,
    content_hash: hash,
    perhaps_program: sql<number>`cast(${review.perhapsProgram ? 1 : 0} as integer)`,
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  const newRow = db
    .insertInto('reviews')
    .columns(columns)
    .expression(
      db
        .selectNoFrom(columns.map((column) => sql`${row[column]}`.as(column)))
        .where(({ not, exists }) => not(exists(known))),
    )
    // On PostgreSQL other words may have come under the same key since we looked.
    .onConflict((conflict) => conflict.column('submission_key').doNothing());

  const keep = db.transaction().execute(async (transaction) => {
    const tries = allowance
      ? await limitStore(transaction).count(allowance.client, allowance.windowMs, now, hash)
      : await takeTurns(transaction, hash);
    const spent = tries && allowance && tries.count > allowance.most;
    const { numAffectedRows } = spent ? {} : await transaction.executeQuery(newRow);
    if (numAffectedRows === 1n) {
      if (!review.perhapsProgram) await oweNotices(transaction, row.id, channels, now);
      return { id: row.id, repeated: false };
    }
    const { rows } = await transaction.executeQuery(known);
    const repeated = rows.find(({ submission_key }) => key && submission_key === key) ?? rows[0];
    if (repeated) throw new Repetition(repeated);
    throw spent ? new AllowanceSpent(tries.resetsAt) : new Error('A review was neither kept nor known');
  });
  return keep.catch((error) => {
    if (!(error instanceof Repetition)) throw error;
    if (error.known.content_hash !== hash) throw new KeyReused('This key belongs to other words');
    return { id: error.known.id, repeated: true };
  });
}
