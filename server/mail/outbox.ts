import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Database, ReviewsTable } from '../store/schema.ts';

const MINUTE_MS = 60_000;
/** For so long nobody else takes a mail: longer than sending it can last. */
const LEASE_MS = 2 * MINUTE_MS;
/** A mail at most so often: what comes meanwhile is told together. */
const PAUSE_MS = 10 * MINUTE_MS;
const MOST_PAUSE_MS = 360 * MINUTE_MS;
const EVERY_MS = 5_000;
const SMTP_WITHIN_MS = 10_000;

/** Part of the transaction that keeps the review, so that neither is ever without the other. */
export const enqueueNotification = (db: Transaction<Database>, reviewId: string, now: Date) =>
  db
    .insertInto('outbox')
    .values({ id: randomUUID(), reviewId, attempts: 0, dueAt: now.toISOString() })
    .execute();

/** In `settings`: before then no further mail goes out. */
const NEXT_MAIL = 'next-mail';

export const outboxStore = (db: Kysely<Database>) => ({
  /** Everything that is due, given to one process only while its lease runs; nothing so soon after the last mail. */
  async claim(now: Date) {
    const next = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', NEXT_MAIL)
      .executeTakeFirst();
    const wait = Date.parse(next?.value ?? '') - +now;
    // A longer one was set by a clock that was ahead.
    if (wait > 0 && wait <= PAUSE_MS) return undefined;
    const claimed = await db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, dueAt: new Date(+now + LEASE_MS).toISOString() })
      .where('dueAt', '<=', now.toISOString())
      .returning(['id', 'reviewId', 'attempts'])
      .execute();
    if (!claimed.length) return undefined;
    const reviews = await db
      .selectFrom('reviews')
      .select(['barberId', 'rating', 'createdAt'])
      .where(
        'id',
        'in',
        claimed.map(({ reviewId }) => reviewId),
      )
      .orderBy('createdAt')
      .execute();
    return { claimed, reviews };
  },

  /** It went out: the next one waits for those who write meanwhile. */
  async sent(ids: string[], now: Date): Promise<void> {
    const value = new Date(+now + PAUSE_MS).toISOString();
    await db.deleteFrom('outbox').where('id', 'in', ids).execute();
    await db
      .insertInto('settings')
      .values({ name: NEXT_MAIL, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },

  /** After one, two, four minutes and so on, at most six hours. */
  async retryLater(ids: string[], attempts: number, now: Date): Promise<void> {
    const pause = Math.min(MOST_PAUSE_MS, MINUTE_MS * 2 ** (attempts - 1));
    const dueAt = new Date(+now + pause).toISOString();
    await db.updateTable('outbox').set({ dueAt }).where('id', 'in', ids).execute();
  },

  /** Whether a mail has been refused for about an hour, or nobody has tried to send it for so long. */
  async isStuck(now: Date): Promise<boolean> {
    const hourAgo = new Date(+now - 60 * MINUTE_MS).toISOString();
    const stuck = await db
      .selectFrom('outbox')
      .select('id')
      .where(({ eb, or }) => or([eb('attempts', '>=', 6), eb('dueAt', '<', hourAgo)]))
      .limit(1)
      .executeTakeFirst();
    return stuck !== undefined;
  },
});

type Store = { outbox: ReturnType<typeof outboxStore> };

/** `consoleUrl`: where staff read the review. */
export type MailSettings = { url: string; from: string; to: string; consoleUrl: string };

export type Mail = { to: string; subject: string; text: string };

/** Sends a mail, or throws within some seconds. */
export function mailer({ url, from }: Omit<MailSettings, 'to' | 'consoleUrl'>) {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_WITHIN_MS,
    greetingTimeout: SMTP_WITHIN_MS,
    socketTimeout: SMTP_WITHIN_MS,
  });
  return async (mail: Mail): Promise<void> => {
    await transport.sendMail({ from, ...mail });
  };
}

/** The words stay in the console, where staff are signed in. */
function mailOf(reviews: Pick<ReviewsTable, 'barberId' | 'rating' | 'createdAt'>[], consoleUrl: string) {
  const [first, ...others] = reviews.map(({ barberId, rating }) => `${barberId}, ${rating} out of 5`);
  const list = reviews.map(
    ({ barberId, rating, createdAt }) => `${createdAt}  ${barberId}, ${rating} out of 5 stars`,
  );
  return {
    subject: others.length
      ? `${reviews.length} new reviews are waiting`
      : `A new review is waiting: ${first}`,
    text: `${list.join('\n')}\n\nRead and decide: ${consoleUrl}\n`,
  };
}

/** Sends what is due in one mail; what cannot be sent now is tried again later, and no visitor waits for it. */
export async function sendMails(
  { outbox }: Store,
  { to, consoleUrl, ...settings }: MailSettings,
  log: Log,
  now = () => new Date(),
): Promise<void> {
  const due = await outbox.claim(now());
  if (!due) return;
  const { claimed, reviews } = due;
  const ids = claimed.map(({ id }) => id);
  try {
    if (reviews.length) await mailer(settings)({ to, ...mailOf(reviews, consoleUrl) });
    await outbox.sent(ids, now());
  } catch (error) {
    const attempts = Math.max(...claimed.map((mail) => mail.attempts));
    log.warn('mail', { attempts, error: error instanceof Error ? error.message : String(error) });
    await outbox.retryLater(ids, attempts, now());
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
