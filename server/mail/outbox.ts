import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { formatMoment } from '../../domain/moments.ts';
import type { Log } from '../log.ts';
import type { Database, ReviewsTable } from '../store/schema.ts';

/** Minimum interval between mails, also after one that failed. Reviews that arrive in between are sent together. */
const INTERVAL_MS = 10 * MINUTE_MS;
const POLL_MS = 5_000;
const SMTP_WITHIN_MS = 10_000;

/** Key in `settings` of the time before which no mail is sent. */
const NEXT_MAIL = 'next-mail';

/** The reviews that wait for a decision and that staff were not mailed about, oldest first. */
const unmailed = (db: Kysely<Database>) =>
  db
    .selectFrom('reviews')
    .select(['id', 'barberId', 'rating', 'createdAt'])
    .where('status', '=', 'pending')
    .where('suspectedSpam', '=', 0)
    .where('mailed', '=', 0)
    .orderBy('createdAt');

export const outboxStore = (db: Kysely<Database>) => ({
  /** The reviews to mail about, which no other process claims until the next mail; none too soon after the last one. */
  async claim(now: Date) {
    const reviews = await unmailed(db).execute();
    if (!reviews.length) return [];
    const [at, value] = [now.toISOString(), new Date(+now + INTERVAL_MS).toISOString()];
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name: NEXT_MAIL, value })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value })
          // A later time was set by a clock that was ahead.
          .where(({ eb, or }) => or([eb('settings.value', '<=', at), eb('settings.value', '>', value)])),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows ? reviews : [];
  },

  async sent(ids: string[]): Promise<void> {
    await db.updateTable('reviews').set({ mailed: 1 }).where('id', 'in', ids).execute();
  },

  /** Whether a review waits for its mail for more than an hour. */
  async isStuck(now: Date): Promise<boolean> {
    const hourAgo = new Date(+now - HOUR_MS).toISOString();
    return (await unmailed(db).where('createdAt', '<', hourAgo).executeTakeFirst()) !== undefined;
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

/** Mails about all new reviews at once. What is not sent is sent with the next mail. */
export async function sendMails(
  { outbox }: Store,
  settings: MailSettings,
  log: Log,
  now = new Date(),
): Promise<void> {
  const reviews = await outbox.claim(now);
  if (!reviews.length) return;
  try {
    await mailer(settings)({ to: settings.to, ...mailOf(reviews, settings) });
    await outbox.sent(reviews.map(({ id }) => id));
  } catch (error) {
    log.warn('mail not sent', { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Looks every five seconds for reviews to mail about. */
export const startMails = (store: Store, settings: MailSettings, log: Log) =>
  setInterval(() => {
    sendMails(store, settings, log).catch((error) =>
      log.error('outbox worker failed', { error: String(error) }),
    );
  }, POLL_MS).unref();
