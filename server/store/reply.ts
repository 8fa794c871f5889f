import type { Kysely, Transaction } from 'kysely';
import type { StaffReview } from '../../contract/staff.ts';
import { raiseRevisions } from './published.ts';
import type { Database } from './schema.ts';
import { staffReview } from './staff-review.ts';
import { leaveTrail } from './trail.ts';

/** An empty text takes the reply away; `seen` is the time of the reply that the writer saw, none where there was none. */
export type Reply = { reviewId: string; text: string; seen?: string | null | undefined };
/** Kept, with the barber whose page shows it; or left as it is, with the review as it stands; or no such review. */
export type Replied =
  | { kind: 'kept'; barberId: string }
  | { kind: 'repeated' }
  | { kind: 'conflict'; review: StaffReview }
  | { kind: 'unknown' };

async function write(db: Transaction<Database>, { reviewId, text, seen }: Reply, actor: string, at: string) {
  let update = db
    .updateTable('reviews')
    .set(
      text
        ? { reply: text, replied_at: at, replied_by: actor }
        : { reply: null, replied_at: null, replied_by: null },
    )
    .where('id', '=', reviewId);
  // Of a review that a colleague took back meanwhile nobody would read the reply.
  if (seen !== undefined)
    update = update.where('status', '=', 'published').where('replied_at', seen === null ? 'is' : '=', seen);
  return update.returning('barber_id').executeTakeFirst();
}

/** Writes the public answer if the review still stands as the writer saw it. Sent again after a broken connection, it is kept once. */
export const replyTo = (db: Kysely<Database>, reply: Reply, actor: string, now: Date): Promise<Replied> =>
  db.transaction().execute(async (transaction): Promise<Replied> => {
    const { reviewId, text } = reply;
    const at = now.toISOString();
    const written = await write(transaction, reply, actor, at);
    if (written) {
      const action = text ? 'reply' : 'remove-reply';
      await leaveTrail(transaction, { actor, action, reviewId, detail: text || null }, at);
      await raiseRevisions(transaction, [written.barber_id]);
      return { kind: 'kept', barberId: written.barber_id };
    }
    const row = await transaction
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', reviewId)
      .executeTakeFirst();
    if (!row) return { kind: 'unknown' };
    const isSo = row.status === 'published' && (row.reply ?? '') === text;
    return isSo ? { kind: 'repeated' } : { kind: 'conflict', review: staffReview(row) };
  });
