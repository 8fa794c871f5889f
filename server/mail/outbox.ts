import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Database } from '../store/schema.ts';

const MINUTE_MS = 60_000;
/** For so long nobody else takes a mail: longer than sending it can last. */
const LEASE_MS = 2 * MINUTE_MS;
const MOST_PAUSE_MS = 360 * MINUTE_MS;
const EVERY_MS = 5_000;
const SMTP_WITHIN_MS = 10_000;

/** Part of the transaction that keeps the review, so that neither is ever without the other. */
export const enqueueNotification = (db: Transaction<Database>, reviewId: string, now: Date) =>
  db
    .insertInto('outbox')
    .values({ id: randomUUID(), reviewId, attempts: 0, dueAt: now.toISOString() })
    .execute();

export const outboxStore = (db: Kysely<Database>) => ({
  /** The mail that has been due for longest, given to one process only while its lease runs. */
  async claim(now: Date) {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .limit(1);
    const claimed = await db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, dueAt: new Date(+now + LEASE_MS).toISOString() })
      .where('id', '=', due)
      // Another process may have been faster.
      .where('dueAt', '<=', now.toISOString())
      .returning(['id', 'reviewId', 'attempts'])
      .executeTakeFirst();
    if (!claimed) return undefined;
    const review = await db
      .selectFrom('reviews')
      .select(['barberId', 'rating', 'createdAt'])
      .where('id', '=', claimed.reviewId)
      .executeTakeFirst();
    return { ...claimed, review };
  },

  async remove(id: string): Promise<void> {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  },

  /** After one, two, four minutes and so on, at most six hours. */
  async retryLater({ id, attempts }: { id: string; attempts: number }, now: Date): Promise<void> {
    const pause = Math.min(MOST_PAUSE_MS, MINUTE_MS * 2 ** (attempts - 1));
    await db
      .updateTable('outbox')
      .set({ dueAt: new Date(+now + pause).toISOString() })
      .where('id', '=', id)
      .execute();
  },
});

type Store = { outbox: ReturnType<typeof outboxStore> };

/** `consoleUrl`: where staff read the review. */
export type MailSettings = { url: string; from: string; to: string; consoleUrl: string };

/** Sends what is due, one by one; what cannot be sent now is tried again later, and no visitor waits for it. */
export async function sendMails(
  { outbox }: Store,
  { url, from, to, consoleUrl }: MailSettings,
  log: Log,
  now = () => new Date(),
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_WITHIN_MS,
    greetingTimeout: SMTP_WITHIN_MS,
    socketTimeout: SMTP_WITHIN_MS,
  });
  for (let mail = await outbox.claim(now()); mail; mail = await outbox.claim(now())) {
    const { id, attempts, review } = mail;
    try {
      // The words stay in the console, where staff are signed in.
      if (review)
        await transport.sendMail({
          from,
          to,
          subject: `A new review is waiting: ${review.barberId}, ${review.rating} out of 5`,
          text: `Somebody wrote a review of ${review.barberId}: ${review.rating} out of 5 stars, ${review.createdAt}.\n\nRead it and decide: ${consoleUrl}\n`,
        });
      await outbox.remove(id);
    } catch (error) {
      log.warn('mail', { attempts, error: error instanceof Error ? error.message : String(error) });
      await outbox.retryLater(mail, now());
    }
  }
}

/** Looks every five seconds; gives the way to stop it. */
export function startOutboxWorker(store: Store, settings: MailSettings | undefined, log: Log): () => void {
  if (!settings) return () => {};
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await sendMails(store, settings, log).catch((error) => log.error('outbox', { error: String(error) }));
    busy = false;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
