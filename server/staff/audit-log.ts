import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../contract/staff.ts';
import type { Database } from '../store/schema.ts';

type NewEntry = Pick<AuditEntry, 'actor' | 'action' | 'detail' | 'at'> & { reviewId?: string };

/** Part of the transaction that does what the entry tells of, where it has one. */
export const writeAuditLog = (db: Kysely<Database>, entry: NewEntry) =>
  db
    .insertInto('audit')
    .values({ id: randomUUID(), reviewId: '', ...entry })
    .execute();
