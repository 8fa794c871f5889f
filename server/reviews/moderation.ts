import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  Decided,
  Decision,
  QueueCounts,
  ReviewFilter,
  StaffReview,
  StaffReviewPage,
} from '../../contract/moderation.ts';
import { instant } from '../../domain/dubai-time.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { Database, ReviewsTable } from '../store/schema.ts';
import { containing, EVERYWHERE, olderThan, pageOf, readCursor, type Scope } from '../store/sql.ts';

const PAGE_SIZE = 30;

/** An empty text removes the reply; `seen` is the time of the reply that the author saw, null if there was none. */
export type Reply = { reviewId: string; text: string; seen?: string | null };
/** Stored (or a repeated request), unknown review, or a conflict with the current review. */
export type Replied = { kind: 'stored' | 'unknown' } | { kind: 'conflict'; review: StaffReview };

const statusOf = { approve: 'published', reject: 'rejected', undo: 'pending' } as const;

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

const find = (db: Transaction<Database>, id: string, scope: Scope) =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).where(scope).executeTakeFirst();

/** Reviews outside of `scope` are treated as nonexistent. */
export const moderationStore = (db: Kysely<Database>, scope = EVERYWHERE) => ({
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
    const counts: QueueCounts = { pending: 0, suspectedSpam: 0, published: 0, rejected: 0 };
    for (const { status, suspectedSpam, total } of rows)
      counts[status === 'pending' && suspectedSpam ? 'suspectedSpam' : status] += total;
    return counts;
  },
});
