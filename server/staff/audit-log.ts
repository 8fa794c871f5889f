import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import type { AuditDetail, AuditEntry, AuditPage } from '../../contract/staff.ts';
import { addDays, dubaiDay } from '../../domain/dubai-time.ts';
import type { Database } from '../store/schema.ts';
import { EVERYWHERE, olderThan, pageOf, readCursor } from '../store/sql.ts';

const PAGE_SIZE = 30;

type NewEntry = Pick<AuditEntry, 'actor' | 'action' | 'at'> & {
  reviewId?: string;
  detail: string | AuditDetail | null;
};

/** Runs in the transaction of the recorded action, if there is one. */
export const writeAuditLog = (db: Kysely<Database>, { detail, ...entry }: NewEntry) =>
  db
    .insertInto('audit')
    .values({
      id: randomUUID(),
      reviewId: '',
      ...entry,
      detail: detail && typeof detail === 'object' ? JSON.stringify(detail) : detail,
    })
    .execute();

export type AuditStore = ReturnType<typeof auditStore>;

export const auditStore = (db: Kysely<Database>) => ({
  /**
   * The audit log, newest first, one page at a time, with the author of each review that still exists. Only owners see entries
   * without a review.
   */
  async list(cursor?: string, scope = EVERYWHERE, isOwner = true): Promise<AuditPage> {
    const after = readCursor(cursor);
    let query = db
      .selectFrom('audit')
      .leftJoin('reviews', 'reviews.id', 'audit.reviewId')
      .leftJoin('staffMembers', 'staffMembers.email', 'audit.actor')
      .select(['audit.id', 'at', 'actor', 'action', 'detail', 'reviewId', 'customerName', 'barberId'])
      .select('staffMembers.name as actorName')
      .where(scope)
      .orderBy('at', 'desc')
      .orderBy('audit.id', 'desc')
      .limit(PAGE_SIZE + 1);
    if (after) query = query.where(olderThan(after, 'at', 'audit.id'));
    if (!isOwner) query = query.where('reviewId', '!=', '');
    const { page, next } = pageOf(await query.execute(), PAGE_SIZE, ({ at, id }) => ({ createdAt: at, id }));
    return { entries: page, next };
  },

  async purge(now: Date): Promise<void> {
    const before = addDays(dubaiDay(now), -RETENTION_DAYS.auditLog);
    await db.deleteFrom('audit').where('at', '<', before).execute();
  },
});
