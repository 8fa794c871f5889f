import { type Kysely, sql } from 'kysely';
import type { AuditEntry, Decided, Decision, ReviewFilter, StaffReviewPage } from '../../contract/staff.ts';
import { type Cursor, cursorOf, readCursor } from './cursor.ts';
import { decideAll } from './decide.ts';
import { raiseRevisions } from './published.ts';
import { queueCounts } from './queue-counts.ts';
import type { Database } from './schema.ts';
import { staffReview } from './staff-review.ts';
import { leaveTrail } from './trail.ts';

export type ModerationStore = ReturnType<typeof moderationStore>;

const PAGE = 30;

const containing = (search: string) => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** `shown` hears whose published reviews may have changed. */
export const moderationStore = (db: Kysely<Database>, shown: (barberIds: string[]) => void) => ({
  /** Reviews as staff see them, newest first, a page at a time. */
  async list({
    status,
    branchId,
    barberId,
    search,
    cursor,
    perhapsProgram,
  }: ReviewFilter): Promise<StaffReviewPage> {
    let query = db
      .selectFrom('reviews')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1);
    if (status) query = query.where('status', '=', status);
    if (branchId) query = query.where('branch_id', '=', branchId);
    if (barberId) query = query.where('barber_id', '=', barberId);
    // A literal: SQLite uses an index of some rows only for a condition that it can read.
    if (perhapsProgram)
      query = query.where('perhaps_program', '=', sql.lit(perhapsProgram === 'only' ? 1 : 0));
    const after = cursor ? readCursor(cursor) : undefined;
    if (after)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(...after)),
      );
    if (search) {
      const like = containing(search);
      query = query.where(({ or, ref }) =>
        or(
          (['customer_name', 'review', 'email'] as const).map(
            (column) => sql<boolean>`lower(${ref(column)}) like ${like} escape '\\'`,
          ),
        ),
      );
    }
    const rows = await query.execute();
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return {
      reviews: page.map(staffReview),
      next: last ? cursorOf([last.created_at, last.id] satisfies Cursor) : null,
    };
  },

  async decide(decisions: Decision[], actor: string, now: Date): Promise<Decided> {
    const { barbers, ...decided } = await decideAll(db, decisions, actor, now);
    shown(barbers);
    return decided;
  },

  /** The public answer under a review; an empty text takes it away. False for an unknown review. */
  async reply(reviewId: string, text: string, actor: string, now: Date): Promise<boolean> {
    const at = now.toISOString();
    const barbers = await db.transaction().execute(async (transaction) => {
      const answered = await transaction
        .updateTable('reviews')
        .set(text ? { reply: text, replied_at: at } : { reply: null, replied_at: null })
        .where('id', '=', reviewId)
        .returning('barber_id')
        .executeTakeFirst();
      if (!answered) return [];
      const action = text ? 'reply' : 'remove-reply';
      await leaveTrail(transaction, { actor, action, reviewId, detail: text || null }, at);
      await raiseRevisions(transaction, [answered.barber_id]);
      return [answered.barber_id];
    });
    shown(barbers);
    return barbers.length > 0;
  },

  queueCounts: () => queueCounts(db),

  /** What was decided, newest first. */
  async audit(cursor?: string): Promise<{ entries: AuditEntry[]; next: string | null }> {
    let query = db
      .selectFrom('audit')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1);
    const after = cursor ? readCursor(cursor) : undefined;
    if (after)
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(...after)));
    const rows = await query.execute();
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return {
      entries: page.map(({ review_id, ...entry }) => ({ ...entry, reviewId: review_id })),
      next: last ? cursorOf([last.at, last.id]) : null,
    };
  },

  /** Takes reviews away for good, at a visitor's request; the trail keeps only that it was done. Gives how many. */
  async erase(which: { email: string } | { reviewId: string }, actor: string, now: Date): Promise<number> {
    const erased = await db.transaction().execute(async (transaction) => {
      const found = transaction.selectFrom('reviews').select(['id', 'barber_id']);
      const rows = await ('email' in which
        ? found.where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', which.email.toLowerCase()))
        : found.where('id', '=', which.reviewId)
      ).execute();
      for (const { id } of rows) {
        await transaction.deleteFrom('reviews').where('id', '=', id).execute();
        // Replies and reasons may repeat what the visitor wrote.
        await transaction.updateTable('audit').set({ detail: null }).where('review_id', '=', id).execute();
        await leaveTrail(
          transaction,
          { actor, action: 'erase', reviewId: id, detail: null },
          now.toISOString(),
        );
      }
      const barbers = rows.map(({ barber_id }) => barber_id);
      await raiseRevisions(transaction, barbers);
      return barbers;
    });
    shown(erased);
    return erased.length;
  },
});
