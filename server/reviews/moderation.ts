import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import type {
  AuditEntry,
  Decided,
  Decision,
  Insights,
  QueueCounts,
  ReviewFilter,
  StaffReview,
  StaffReviewPage,
} from '../../contract/staff.ts';
import { addDays, dubaiDay, instant } from '../../domain/dubai-time.ts';
import { LOW_RATING } from '../../domain/ratings.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { Database, ReviewsTable } from '../store/schema.ts';
import { containing, isSqlite, olderThan, pageOf, readCursor } from '../store/sql.ts';

const PAGE = 30;

/** An empty text takes the reply away; `seen` is the time of the reply that the writer saw, none where there was none. */
export type Reply = { reviewId: string; text: string; seen?: string | null };
/** Kept, or sent again; left as it is, with the review as it stands; or no such review. */
export type Replied = { kind: 'kept' | 'unknown' } | { kind: 'conflict'; review: StaffReview };

const statusOf = { approve: 'published', reject: 'refused', undo: 'pending' } as const;

const staffReview = ({ submissionKey: _, contentHash: __, ...review }: ReviewsTable): StaffReview => ({
  ...review,
  suspectedSpam: review.suspectedSpam === 1,
});

type Condition = RawBuilder<boolean>;

/** Never an empty list, which PostgreSQL does not take. */
export const ofBranches = (slugs: readonly string[]): Condition =>
  sql<boolean>`branch_id in (${sql.join(['', ...slugs])})`;

const find = (db: Transaction<Database>, id: string, mine: Condition) =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).where(mine).executeTakeFirst();

/** Reviews that are not `mine` are as good as not there. */
const sentBy = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;

export const moderationStore = (db: Kysely<Database>, mine: Condition = sql`true`) => ({
  /** Reviews as staff see them, newest first, a page at a time. */
  async list(filter: ReviewFilter): Promise<StaffReviewPage> {
    const { status, branchId, barberId, search, suspectedSpam, maxRating, unanswered, since } = filter;
    const after = readCursor(filter.cursor);
    let query = db
      .selectFrom('reviews')
      .selectAll()
      .where(mine)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1);
    if (status) query = query.where('status', '=', status);
    if (branchId) query = query.where('branchId', '=', branchId);
    if (barberId) query = query.where('barberId', '=', barberId);
    if (maxRating) query = query.where('rating', '<=', Number(maxRating));
    if (unanswered) query = query.where('reply', 'is', null);
    if (since) query = query.where('createdAt', '>=', instant(since, '00:00').toISOString());
    // A literal: SQLite uses an index of some rows only for a condition that it can read.
    if (suspectedSpam) query = query.where('suspectedSpam', '=', sql.lit(suspectedSpam === 'only' ? 1 : 0));
    if (after) query = query.where(olderThan(after, 'createdAt', 'id'));
    if (search)
      query = query.where(({ or, ref }) =>
        or((['customerName', 'review', 'email'] as const).map((column) => containing(search, ref(column)))),
      );
    const { page, next } = pageOf(await query.execute(), PAGE, (row) => row);
    return { reviews: page.map(staffReview), next };
  },

  /**
   * Decides a review that still stands as it was seen, or says how it stands now: a colleague was quicker, or it was
   * erased. Sent again after a broken connection, it says what the first time did.
   */
  decide: (decision: Decision, actor: string, now: Date): Promise<Decided> =>
    db.transaction().execute(async (transaction): Promise<Decided> => {
      const { reviewId, action, seen } = decision;
      const reason = decision.action === 'reject' ? decision.reason : null;
      const at = now.toISOString();
      const by =
        action === 'undo' ? { decidedBy: null, decidedAt: null } : { decidedBy: actor, decidedAt: at };
      let update = transaction
        .updateTable('reviews')
        .set({ status: statusOf[action], reason, ...by })
        .where('id', '=', reviewId)
        .where(mine);
      if (seen !== undefined) update = update.where('decidedAt', seen === null ? 'is' : '=', seen);
      if (action === 'undo') update = update.where('status', '!=', 'pending');
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) {
        await writeAuditLog(transaction, { actor, action, reviewId, detail: reason, at });
        return { kind: 'done', decidedAt: by.decidedAt };
      }
      const row = await find(transaction, reviewId, mine);
      const isSo = row?.status === statusOf[action] && (action === 'undo' || row.decidedBy === actor);
      if (row && isSo) return { kind: 'done', decidedAt: row.decidedAt };
      return { kind: 'missed', review: row ? staffReview(row) : null };
    }),

  /** Writes the public answer if the review still stands as the writer saw it. Sent again, it is kept once. */
  reply: ({ reviewId, text, seen }: Reply, actor: string, now: Date): Promise<Replied> =>
    db.transaction().execute(async (transaction): Promise<Replied> => {
      const at = now.toISOString();
      const reply = text
        ? { reply: text, repliedAt: at, repliedBy: actor }
        : { reply: null, repliedAt: null, repliedBy: null };
      let update = transaction.updateTable('reviews').set(reply).where('id', '=', reviewId).where(mine);
      // Of a review that a colleague took back meanwhile nobody would read the reply.
      if (seen !== undefined)
        update = update
          .where('status', '=', 'published')
          .where('repliedAt', seen === null ? 'is' : '=', seen);
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) {
        const action = text ? 'reply' : 'remove-reply';
        await writeAuditLog(transaction, { actor, action, reviewId, detail: text || null, at });
        return { kind: 'kept' };
      }
      const row = await find(transaction, reviewId, mine);
      if (!row) return { kind: 'unknown' };
      const isSo = row.status === 'published' && (row.reply ?? '') === text;
      return isSo ? { kind: 'kept' } : { kind: 'conflict', review: staffReview(row) };
    }),

  /** Reviews by status; of those that wait, suspected spam is counted apart. */
  async queueCounts(): Promise<QueueCounts> {
    const rows = await db
      .selectFrom('reviews')
      .select(({ fn }) => ['status', 'suspectedSpam', fn.countAll<number>().as('total')])
      .where(mine)
      .groupBy(['status', 'suspectedSpam'])
      .execute();
    const counts: QueueCounts = { pending: 0, suspectedSpam: 0, published: 0, refused: 0 };
    for (const { status, suspectedSpam, total } of rows)
      counts[status === 'pending' && suspectedSpam ? 'suspectedSpam' : status] += total;
    return counts;
  },

  /**
   * What staff did, newest first, a page at a time; of a review that is still there, whose it was. What was not done with a
   * review is for owners.
   */
  async audit(cursor?: string, isOwner = true): Promise<{ entries: AuditEntry[]; next: string | null }> {
    const after = readCursor(cursor);
    let query = db
      .selectFrom('audit')
      .leftJoin('reviews', 'reviews.id', 'audit.reviewId')
      .select(['audit.id', 'at', 'actor', 'action', 'detail', 'reviewId', 'customerName', 'barberId'])
      .where(mine)
      .orderBy('at', 'desc')
      .orderBy('audit.id', 'desc')
      .limit(PAGE + 1);
    if (after) query = query.where(olderThan(after, 'at', 'audit.id'));
    if (!isOwner) query = query.where('reviewId', '!=', '');
    const { page, next } = pageOf(await query.execute(), PAGE, ({ at, id }) => ({ createdAt: at, id }));
    return { entries: page, next };
  },

  /** All that is kept of a visitor: every column of his reviews, and what was done with each, but not by whom. */
  async ofVisitor(email: string) {
    const rows = await db
      .selectFrom('reviews')
      .selectAll()
      .where(sentBy(email))
      .orderBy('createdAt')
      .execute();
    return Promise.all(
      rows.map(async ({ decidedBy: _, repliedBy: __, ...review }) => ({
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

  /** Takes reviews away for good, at a visitor's request; the log keeps only that it was done. Gives how many. */
  erase: (which: { email: string } | { reviewId: string }, actor: string, now: Date): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const found = transaction.deleteFrom('reviews').returning('id');
      const rows = await ('email' in which
        ? found.where(sentBy(which.email))
        : found.where('id', '=', which.reviewId)
      ).execute();
      for (const { id } of rows) {
        await transaction.deleteFrom('outbox').where('reviewId', '=', id).execute();
        // Replies and reasons may repeat what the visitor wrote.
        await transaction.updateTable('audit').set({ detail: null }).where('reviewId', '=', id).execute();
        const at = now.toISOString();
        await writeAuditLog(transaction, { actor, action: 'erase', reviewId: id, detail: null, at });
      }
      return rows.length;
    }),

  /** Erases reviews that were refused long ago. */
  async purge(now: Date): Promise<void> {
    const refused = db.selectFrom('reviews').select('id').where('status', '=', 'refused');
    const before = addDays(dubaiDay(now), -RETENTION_DAYS.refusedReviews);
    for (const { id } of await refused.where('decidedAt', '<', before).execute())
      await this.erase({ reviewId: id }, 'retention', now);
  },

  /** What became of the reviews that came from one moment to another, by barber; `until` itself is left out. */
  async byBarber(from: Date, until: Date): Promise<Insights['byBarber']> {
    // Nothing where one of the times is missing, which averages leave out.
    const seconds = (column: 'decidedAt' | 'repliedAt') =>
      isSqlite(db)
        ? sql`unixepoch(${sql.ref(column)}, 'subsec') - unixepoch(created_at, 'subsec')`
        : sql`extract(epoch from cast(${sql.ref(column)} as timestamptz) - cast(created_at as timestamptz))`;
    const published = sql`status = 'published'`;
    const count = (condition: typeof published) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;
    return db
      .selectFrom('reviews')
      .select(({ fn }) => ['barberId', fn.countAll<number>().as('received')])
      .select([
        count(published).as('published'),
        sql<number | null>`avg(case when ${published} then rating end)`.as('average'),
        sql<number | null>`round(avg(${seconds('decidedAt')}))`.as('decidedInS'),
        sql<number | null>`round(avg(case when ${published} then ${seconds('repliedAt')} end))`.as(
          'answeredInS',
        ),
        count(sql`${published} and rating <= ${LOW_RATING} and reply is null`).as('unanswered'),
      ])
      .where('createdAt', '>=', from.toISOString())
      .where('createdAt', '<', until.toISOString())
      .groupBy('barberId')
      .orderBy('barberId')
      .execute();
  },
});
