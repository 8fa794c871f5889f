import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createTransport } from 'nodemailer';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { formatMoment } from '../../domain/moments.ts';
import type { Log } from '../log.ts';
import type { Database, ReviewsTable } from '../store/schema.ts';
import { readSetting, writeSetting } from '../store/settings.ts';

/** Reserves a claimed mail for one process. Longer than sending can take. */
const LEASE_MS = 2 * MINUTE_MS;
/** Minimum interval between mails. Reviews that arrive in between are sent together. */
const MIN_INTERVAL_MS = 10 * MINUTE_MS;
const MAX_BACKOFF_MS = 6 * HOUR_MS;
const POLL_MS = 5_000;
const SMTP_WITHIN_MS = 10_000;

/** Runs in the transaction that stores the review, so that both are stored or neither. */
export const enqueueNotification = (db: Transaction<Database>, reviewId: string, now: Date) =>
  db
    .insertInto('outbox')
    .values({ id: randomUUID(), reviewId, attempts: 0, dueAt: now.toISOString() })
    .execute();

/** Key in `settings` of the time before which no mail is sent. */
const NEXT_MAIL = 'next-mail';

export const outboxStore = (db: Kysely<Database>) => ({
  /** Claims all due mails for this process until the lease ends; undefined too soon after the last mail. */
  async claim(now: Date) {
    const wait = Date.parse((await readSetting(db, NEXT_MAIL)) ?? '') - +now;
    // A longer wait was set by a clock that was ahead.
    if (wait > 0 && wait <= MIN_INTERVAL_MS) return undefined;
    const claimed = await db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, dueAt: new Date(+now + LEASE_MS).toISOString() })
      .where('dueAt', '<=', now.toISOString())
      .returning(['id', 'reviewId', 'attempts'])
      .execute();
    if (!claimed.length) return undefined;
    const reviewIds = claimed.map(({ reviewId }) => reviewId);
    const reviews = await db
      .selectFrom('reviews')
      .select(['barberId', 'rating', 'createdAt'])
      .where('id', 'in', reviewIds)
      .orderBy('createdAt')
      .execute();
    return { claimed, reviews };
  },

  /** Deletes sent mails and delays the next one, so that new reviews are sent together. */
  async sent(ids: string[], now: Date): Promise<void> {
    await db.deleteFrom('outbox').where('id', 'in', ids).execute();
    await writeSetting(db, NEXT_MAIL, new Date(+now + MIN_INTERVAL_MS).toISOString());
  },

  /** Exponential backoff: one, two, four minutes and so on, up to six hours. */
  async retryLater(ids: string[], attempts: number, now: Date): Promise<void> {
    const backoff = Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (attempts - 1));
    const dueAt = new Date(+now + backoff).toISOString();
    await db.updateTable('outbox').set({ dueAt }).where('id', 'in', ids).execute();
  },

  /** Whether a mail has failed, or has not been tried, for about an hour. */
  async isStuck(now: Date): Promise<boolean> {
    const hourAgo = new Date(+now - HOUR_MS).toISOString();
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

/** `consoleUrl`: address of the console, linked from mails. */
export type MailSettings = {
  url: string;
  from: string;
  to: string;
  consoleUrl: string;
  /** Names a barber. */
  nameOf: (barberId: string) => string;
};

export type Mail = { to: string; subject: string; text: string };

/** Sends a mail; throws after a timeout of some seconds. */
export function mailer({ url, from }: Pick<MailSettings, 'url' | 'from'>) {
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

/** Leaves out the text of the review, which staff read in the console. */
function mailOf(
  reviews: Pick<ReviewsTable, 'barberId' | 'rating' | 'createdAt'>[],
  { consoleUrl, nameOf }: Pick<MailSettings, 'consoleUrl' | 'nameOf'>,
) {
  const ratings = reviews.map(({ barberId, rating }) => `${nameOf(barberId)}, ${rating} out of 5`);
  const [first, ...others] = ratings;
  const list = reviews.map(
    ({ createdAt }, index) => `${formatMoment(createdAt, `${FIRST_LANGUAGE}-AE`)}: ${ratings[index]} stars`,
  );
  return {
    subject: others.length
      ? `${reviews.length} new reviews are waiting`
      : `A new review is waiting: ${first}`,
    text: `${list.join('\n')}\n\nRead and decide: ${consoleUrl}\n`,
  };
}

/** Sends all due notifications in one mail, and retries later if sending fails. */
export async function sendMails(
  { outbox }: Store,
  settings: MailSettings,
  log: Log,
  now = () => new Date(),
): Promise<void> {
  const due = await outbox.claim(now());
  if (!due) return;
  const { claimed, reviews } = due;
  const ids = claimed.map(({ id }) => id);
  try {
    if (reviews.length) await mailer(settings)({ to: settings.to, ...mailOf(reviews, settings) });
    await outbox.sent(ids, now());
  } catch (error) {
    const attempts = Math.max(...claimed.map((mail) => mail.attempts));
    log.warn('mail not sent', { attempts, error: error instanceof Error ? error.message : String(error) });
    await outbox.retryLater(ids, attempts, now());
  }
}

/** Checks the outbox every five seconds until `stopping` is true. */
export async function runOutbox(
  store: Store,
  settings: MailSettings,
  log: Log,
  stopping: () => boolean,
): Promise<void> {
  for (;;) {
    await sleep(POLL_MS, undefined, { ref: false });
    if (stopping()) return;
    await sendMails(store, settings, log).catch((error) =>
      log.error('outbox worker failed', { error: String(error) }),
    );
  }
}
