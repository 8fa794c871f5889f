import { type Kysely, sql } from 'kysely';
import type { Decided, Decision, ReviewFilter, StaffReviewPage } from '../../contract/staff.ts';
import { auditPage } from './audit.ts';
import { type Cursor, cursorOf, readCursor } from './cursor.ts';
import { decideAll } from './decide.ts';
import { raiseRevisions } from './published.ts';
import { queueCounts } from './queue-counts.ts';
import { type Replied, type Reply, replyTo } from './reply.ts';
import type { Database } from './schema.ts';
import { containing } from './search.ts';
import { staffReview } from './staff-review.ts';
import { leaveTrail } from './trail.ts';

export type ModerationStore = ReturnType<typeof moderationStore>;

const PAGE = 30;

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
    if (search)
      query = query.where(({ or, ref }) =>
        or((['customer_name', 'review', 'email'] as const).map((column) => containing(search, ref(column)))),
      );
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

  async reply(reply: Reply, actor: string, now: Date): Promise<Replied> {
    const replied = await replyTo(db, reply, actor, now);
    if (replied.kind === 'kept') shown([replied.barberId]);
    return replied;
  },

  queueCounts: () => queueCounts(db),

  audit: (cursor?: string) => auditPage(db, cursor),

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
        await transaction.deleteFrom('notices').where('review_id', '=', id).execute();
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
