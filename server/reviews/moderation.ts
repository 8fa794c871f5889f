import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Insights } from '../../contract/insights.ts';
import type {
  Decided,
  Decision,
  QueueCounts,
  ReviewFilter,
  StaffReview,
  StaffReviewPage,
} from '../../contract/moderation.ts';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import type { AuditEntry } from '../../contract/staff.ts';
import { addDays, dubaiDay, instant } from '../../domain/dubai-time.ts';
import { LOW_RATING } from '../../domain/ratings.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { Database, ReviewsTable } from '../store/schema.ts';
import { containing, isSqlite, olderThan, pageOf, readCursor } from '../store/sql.ts';

const PAGE_SIZE = 30;

/** An empty text removes the reply; `seen` is the time of the reply that the author saw, null if there was none. */
export type Reply = { reviewId: string; text: string; seen?: string | null };
/** Stored (or a repeated request), unknown review, or a conflict with the current review. */
export type Replied = { kind: 'stored' | 'unknown' } | { kind: 'conflict'; review: StaffReview };

const statusOf = { approve: 'published', reject: 'refused', undo: 'pending' } as const;

const staffReview = ({
  submissionKey: _,
  contentHash: __,
  searchText: ___,
  mailed: ____,
  ...review
}: ReviewsTable): StaffReview => ({
  ...review,
  suspectedSpam: review.suspectedSpam === 1,
});

type Condition = RawBuilder<boolean>;

/** The empty slug avoids an empty list, which SQL does not allow. */
export const ofBranches = (slugs: readonly string[]): Condition =>
  sql<boolean>`branch_id in (${sql.join(['', ...slugs])})`;

const find = (db: Transaction<Database>, id: string, scope: Condition) =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).where(scope).executeTakeFirst();

const sentBy = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;

/** Reviews outside of `scope` are treated as nonexistent. */
export const moderationStore = (db: Kysely<Database>, scope: Condition = sql`true`) => ({
  /** Reviews as staff see them, newest first, a page at a time. */
  async list(filter: ReviewFilter): Promise<StaffReviewPage> {
    const { status, branchId, barberId, search, suspectedSpam, maxRating, unanswered, since } = filter;
    const after = readCursor(filter.cursor);
    let query = db
      .selectFrom('reviews')
      .selectAll()
      .where(scope)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE + 1);
    if (status) query = query.where('status', '=', status);
    if (branchId) query = query.where('branchId', '=', branchId);
    if (barberId) query = query.where('barberId', '=', barberId);
    if (maxRating) query = query.where('rating', '<=', Number(maxRating));
    if (unanswered) query = query.where('reply', 'is', null);
    if (since) query = query.where('createdAt', '>=', instant(since, '00:00').toISOString());
    // A literal, because SQLite does not match a partial index with a bound parameter.
    if (suspectedSpam) query = query.where('suspectedSpam', '=', sql.lit(suspectedSpam === 'only' ? 1 : 0));
    if (after) query = query.where(olderThan(after, 'createdAt', 'id'));
    if (search) query = query.where(({ ref }) => containing(search, ref('searchText')));
    const { page, next } = pageOf(await query.execute(), PAGE_SIZE, (row) => row);
    return { reviews: page.map(staffReview), next };
  },

  /**
   * Decides a review unless it has changed since the client saw it; then returns its current state. Idempotent: a repeated
   * request returns the first result.
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
        .where(scope);
      if (seen !== undefined) update = update.where('decidedAt', seen === null ? 'is' : '=', seen);
      if (action === 'undo') update = update.where('status', '!=', 'pending');
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) {
        await writeAuditLog(transaction, { actor, action, reviewId, detail: reason, at });
        return { kind: 'done', decidedAt: by.decidedAt };
      }
      const row = await find(transaction, reviewId, scope);
      const isRepeated = row?.status === statusOf[action] && (action === 'undo' || row.decidedBy === actor);
      if (row && isRepeated) return { kind: 'done', decidedAt: row.decidedAt };
      return { kind: 'missed', review: row ? staffReview(row) : null };
    }),

  /** Stores the public reply unless the review has changed since the client saw it. Idempotent. */
  reply: ({ reviewId, text, seen }: Reply, actor: string, now: Date): Promise<Replied> =>
    db.transaction().execute(async (transaction): Promise<Replied> => {
      const at = now.toISOString();
      const reply = text
        ? { reply: text, repliedAt: at, repliedBy: actor }
        : { reply: null, repliedAt: null, repliedBy: null };
      let update = transaction.updateTable('reviews').set(reply).where('id', '=', reviewId).where(scope);
      // Do not reply to a review that a colleague has unpublished in the meantime.
      if (seen !== undefined)
        update = update
          .where('status', '=', 'published')
          .where('repliedAt', seen === null ? 'is' : '=', seen);
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) {
        const action = text ? 'reply' : 'remove-reply';
        await writeAuditLog(transaction, { actor, action, reviewId, detail: text || null, at });
        return { kind: 'stored' };
      }
      const row = await find(transaction, reviewId, scope);
      if (!row) return { kind: 'unknown' };
      const isRepeated = row.status === 'published' && (row.reply ?? '') === text;
      return isRepeated ? { kind: 'stored' } : { kind: 'conflict', review: staffReview(row) };
    }),

  /** Number of reviews by status; pending suspected spam is counted separately. */
  async queueCounts(): Promise<QueueCounts> {
    const rows = await db
      .selectFrom('reviews')
      .select(({ fn }) => ['status', 'suspectedSpam', fn.countAll<number>().as('total')])
      .where(scope)
      .groupBy(['status', 'suspectedSpam'])
      .execute();
    const counts: QueueCounts = { pending: 0, suspectedSpam: 0, published: 0, refused: 0 };
    for (const { status, suspectedSpam, total } of rows)
      counts[status === 'pending' && suspectedSpam ? 'suspectedSpam' : status] += total;
    return counts;
  },

  /**
   * The audit log, newest first, one page at a time, with the author of each review that still exists. Only owners see entries
   * without a review.
   */
  async audit(cursor?: string, isOwner = true): Promise<{ entries: AuditEntry[]; next: string | null }> {
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
    const refused = db.selectFrom('reviews').select('id').where('status', '=', 'refused');
    const before = addDays(dubaiDay(now), -RETENTION_DAYS.refusedReviews);
    for (const { id } of await refused.where('decidedAt', '<', before).execute())
      await this.erase({ reviewId: id }, 'retention', now);
  },

  /** Review statistics by barber for reviews received from `from` until before `until`. */
  async byBarber(from: Date, until: Date): Promise<Insights['byBarber']> {
    // Null if one of the times is missing; averages skip it.
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
