import type { Kysely, Transaction } from 'kysely';
import type { Decided, Decision } from '../../contract/staff.ts';
import { raiseRevisions } from './published.ts';
import type { Database } from './schema.ts';
import { staffReview } from './staff-review.ts';
import { leaveTrail } from './trail.ts';

const statusOf = { approve: 'published', reject: 'refused', undo: 'pending' } as const;

function changeOf(decision: Decision, actor: string, at: string) {
  const status = statusOf[decision.action];
  const reason = decision.action === 'reject' ? decision.reason : null;
  return decision.action === 'undo'
    ? { status, reason, decided_by: null, decided_at: null }
    : { status, reason, decided_by: actor, decided_at: at };
}

/** Changes the review if it still stands as the decider saw it; gives its barber. */
async function apply(db: Transaction<Database>, decision: Decision, actor: string, at: string) {
  const { reviewId, action, seen } = decision;
  let update = db
    .updateTable('reviews')
    .set(changeOf(decision, actor, at))
    .where('id', '=', reviewId);
  if (seen !== undefined) update = update.where('decided_at', seen === null ? 'is' : '=', seen);
  if (action === 'undo') update = update.where('status', '!=', 'pending');
  const changed = await update.returning('barber_id').executeTakeFirst();
  if (!changed) return undefined;
  await leaveTrail(db, { actor, action, reviewId, detail: changeOf(decision, actor, at).reason }, at);
  return changed.barber_id;
}

/**
 * Decides each review that still stands as it was seen, and names the others with how they stand now: a colleague was
 * quicker, or it was erased. Sent a second time after a broken connection, it says what the first time did. `barbers` are those whose
 * reviews changed.
 */
export async function decideAll(
  db: Kysely<Database>,
  decisions: Decision[],
  actor: string,
  now: Date,
): Promise<Decided & { barbers: string[] }> {
  const at = now.toISOString();
  // Always in the same order: two people who decide the same reviews never wait for each other.
  const inOrder = [...decisions].sort((a, b) => (a.reviewId < b.reviewId ? -1 : 1));
  return db.transaction().execute(async (transaction) => {
    const result: Decided & { barbers: string[] } = { done: [], missed: [], barbers: [] };
    for (const decision of inOrder) {
      const { reviewId, action } = decision;
      const barber = await apply(transaction, decision, actor, at);
      if (barber !== undefined) {
        result.barbers.push(barber);
        result.done.push({ reviewId, decidedAt: action === 'undo' ? null : at });
        continue;
      }
      const row = await transaction
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', reviewId)
        .executeTakeFirst();
      const isSo = row?.status === statusOf[action] && (action === 'undo' || row.decided_by === actor);
      if (row && isSo) result.done.push({ reviewId, decidedAt: row.decided_at });
      else result.missed.push({ reviewId, review: row ? staffReview(row) : null });
    }
    await raiseRevisions(transaction, result.barbers);
    return result;
  });
}
