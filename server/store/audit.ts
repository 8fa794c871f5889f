import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AuditEntry } from '../../contract/staff.ts';
import type { Database } from './schema.ts';
import { olderThan, pageOf, readCursor } from './sql.ts';

const PAGE = 30;

type NewEntry = Pick<AuditEntry, 'actor' | 'action' | 'reviewId' | 'detail' | 'at'>;

/** Part of the transaction that does what the entry tells of. */
export const writeAuditLog = (db: Transaction<Database>, { reviewId, ...entry }: NewEntry) =>
  db
    .insertInto('audit')
    .values({ id: randomUUID(), review_id: reviewId, ...entry })
    .execute();

/** What was decided, newest first, a page at a time; of a review that is still there, whose it was. */
export async function readAuditLog(
  db: Kysely<Database>,
  cursor?: string,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('audit')
    .leftJoin('reviews', 'reviews.id', 'audit.review_id')
    .select(['audit.id', 'at', 'actor', 'action', 'detail'])
    .select(['review_id as reviewId', 'customer_name as customerName', 'barber_id as barberId'])
    .$if(after !== undefined, (query) => query.where(olderThan(after as never, 'at', 'audit.id')))
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, PAGE, ({ at, id }) => [at, id]);
  return { entries: page, next };
}
