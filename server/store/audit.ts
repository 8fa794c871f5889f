import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../contract/staff.ts';
import { cursorOf, readCursor } from './cursor.ts';
import type { Database } from './schema.ts';

const PAGE = 30;

/** What was decided, newest first, a page at a time; of a review that is still there, whose it was. */
export async function auditPage(
  db: Kysely<Database>,
  cursor?: string,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  let query = db
    .selectFrom('audit')
    .leftJoin('reviews', 'reviews.id', 'audit.review_id')
    .select(['audit.id', 'at', 'actor', 'action', 'detail'])
    .select(['review_id as reviewId', 'customer_name as customerName', 'barber_id as barberId'])
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(PAGE + 1);
  const after = cursor ? readCursor(cursor) : undefined;
  if (after)
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'audit.id'), '<', tuple(...after)));
  const rows = await query.execute();
  const entries = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? entries.at(-1) : undefined;
  return { entries, next: last ? cursorOf([last.at, last.id]) : null };
}
