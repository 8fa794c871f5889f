import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database, NoticesTable } from './schema.ts';

export type Channel = NoticesTable['channel'];
export type Notice = NoticesTable & { barber_id: string; rating: number; created_at: string };
export type NoticeStore = ReturnType<typeof noticeStore>;

const CLAIM_MS = 60_000;
const BATCH = 20;

/** Part of the transaction that keeps the review. */
export const oweNotices = (
  db: Transaction<Database>,
  reviewId: string,
  channels: readonly Channel[],
  now: Date,
) =>
  channels.length === 0
    ? undefined
    : db
        .insertInto('notices')
        .values(
          channels.map((channel) => ({
            id: randomUUID(),
            review_id: reviewId,
            channel,
            attempts: 0,
            due_at: now.toISOString(),
          })),
        )
        .execute();

export const noticeStore = (db: Kysely<Database>) => ({
  /** Notices that are due, each given to one caller only, even among several processes. */
  async claim(now: Date): Promise<Notice[]> {
    const due = await db
      .selectFrom('notices')
      .innerJoin('reviews', 'reviews.id', 'notices.review_id')
      .selectAll('notices')
      .select(['reviews.barber_id', 'reviews.rating', 'reviews.created_at'])
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    const mine: Notice[] = [];
    for (const notice of due) {
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ due_at: new Date(+now + CLAIM_MS).toISOString(), attempts: notice.attempts + 1 })
        .where('id', '=', notice.id)
        .where('due_at', '=', notice.due_at)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) mine.push({ ...notice, attempts: notice.attempts + 1 });
    }
    return mine;
  },

  async sent(id: string): Promise<void> {
    await db.deleteFrom('notices').where('id', '=', id).execute();
  },

  async postpone(id: string, until: Date): Promise<void> {
    await db.updateTable('notices').set({ due_at: until.toISOString() }).where('id', '=', id).execute();
  },

  async owed(): Promise<number> {
    const { total } = await db
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
});
