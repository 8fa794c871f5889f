import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import type { AuditDetail, AuditEntry } from '../../contract/staff.ts';
import { addDays, dubaiDay } from '../../domain/dubai-time.ts';
import type { Database } from '../store/schema.ts';

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

export async function purgeAuditLog(db: Kysely<Database>, now: Date): Promise<void> {
  const before = addDays(dubaiDay(now), -RETENTION_DAYS.auditLog);
  await db.deleteFrom('audit').where('at', '<', before).execute();
}
