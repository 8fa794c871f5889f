import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database, NoticesTable } from './schema.ts';

export type Channel = NoticesTable['channel'];
export type Notice = NoticesTable & { barber_id: string; rating: number; created_at: string };
export type NoticeStore = ReturnType<typeof noticeStore>;

/** For so long nobody else takes a claimed notice. */
export const LEASE_MS = 60_000;
/** Nothing is put off for longer: what is due later was written by a clock that was ahead and has been set right. */
const IMPOSSIBLE_MS = 12 * 60 * 60_000;
const leaseFrom = (now: Date) => new Date(+now + LEASE_MS).toISOString();

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
  /** The notice that has been due for longest, given to one caller only, among several processes too, while its lease runs. */
  async claim(now: Date): Promise<Notice | undefined> {
    for (;;) {
      const due = await db
        .selectFrom('notices')
        .innerJoin('reviews', 'reviews.id', 'notices.review_id')
        .selectAll('notices')
        .select(['reviews.barber_id', 'reviews.rating', 'reviews.created_at'])
        .where(({ eb, or }) =>
          or([
            eb('due_at', '<=', now.toISOString()),
            eb('due_at', '>', new Date(+now + IMPOSSIBLE_MS).toISOString()),
          ]),
        )
        .orderBy('due_at')
        .orderBy('notices.id')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const mine = { due_at: leaseFrom(now), attempts: due.attempts + 1 };
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set(mine)
        .where('id', '=', due.id)
        .where('due_at', '=', due.due_at)
        .executeTakeFirst();
      // Somebody else was faster: there may be another one.
      if (numUpdatedRows === 1n) return { ...due, ...mine };
    }
  },

  /** Holds a claimed notice for longer; false when its lease ended and somebody else has it. */
  async renew(notice: Notice, now: Date): Promise<boolean> {
    const until = leaseFrom(now);
    const { numUpdatedRows } = await db
      .updateTable('notices')
      .set({ due_at: until })
      .where('id', '=', notice.id)
      .where('due_at', '=', notice.due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) notice.due_at = until;
    return numUpdatedRows === 1n;
  },

  async sent({ id }: Pick<Notice, 'id'>): Promise<void> {
    await db.deleteFrom('notices').where('id', '=', id).execute();
  },

  /** Gives a claimed notice back, not to be tried before that time. */
  async postpone({ id, due_at }: Notice, until: Date): Promise<void> {
    await db
      .updateTable('notices')
      .set({ due_at: until.toISOString() })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .execute();
  },

  async owed(): Promise<number> {
    const { total } = await db
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
});
