import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditEntry } from '../../contract/staff.ts';
import type { Database } from './schema.ts';

type Trail = Pick<AuditEntry, 'actor' | 'action' | 'reviewId' | 'detail'>;

/** Part of the transaction that does what the trail tells of. */
export const leaveTrail = (db: Transaction<Database>, { reviewId, ...entry }: Trail, at: string) =>
  db
    .insertInto('audit')
    .values({ id: randomUUID(), at, review_id: reviewId, ...entry })
    .execute();
