import { type Kysely, sql } from 'kysely';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import { addDays, dubaiDay } from '../../domain/dubai-time.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { Database } from '../store/schema.ts';

const sentBy = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;

/** What visitors may ask for: all data about them, and its deletion. */
export const visitorStore = (db: Kysely<Database>) => ({
  /** All data of a visitor: every column of the reviews and their audit log, without staff names. */
  async visitorData(email: string) {
    const rows = await db
      .selectFrom('reviews')
      .selectAll()
      .where(sentBy(email))
      .orderBy('createdAt')
      .execute();
    return Promise.all(
      rows.map(async ({ decidedBy: _, repliedBy: __, searchText: ___, ...review }) => ({
        ...review,
        history: await db
          .selectFrom('audit')
          .select(['at', 'action', 'detail'])
          .where('reviewId', '=', review.id)
          .orderBy('at')
          .execute(),
      })),
    );
  },

  /** Permanently deletes reviews at a visitor's request; the log records only the deletion. Returns their number. */
  erase: (which: { email: string } | { reviewId: string }, actor: string, now: Date): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const found = transaction.deleteFrom('reviews').returning('id');
      const rows = await ('email' in which
        ? found.where(sentBy(which.email))
        : found.where('id', '=', which.reviewId)
      ).execute();
      for (const { id } of rows) {
        // Replies and reasons may quote the visitor.
        await transaction.updateTable('audit').set({ detail: null }).where('reviewId', '=', id).execute();
        const at = now.toISOString();
        await writeAuditLog(transaction, { actor, action: 'erase', reviewId: id, detail: null, at });
      }
      return rows.length;
    }),

  async purge(now: Date): Promise<void> {
    const rejected = db.selectFrom('reviews').select('id').where('status', '=', 'rejected');
    const before = addDays(dubaiDay(now), -RETENTION_DAYS.rejectedReviews);
    for (const { id } of await rejected.where('decidedAt', '<', before).execute())
      await this.erase({ reviewId: id }, 'retention', now);
  },
});
