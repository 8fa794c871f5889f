import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { ContentFacts, KnownBarber, MailWords } from '../../contract/content-facts.ts';
import { localPath } from '../../contract/routes.ts';
import { STAFF_PATH } from '../../contract/staff.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { countWords, FIRST_LANGUAGE } from '../../domain/format.ts';
import { formatMoment } from '../../domain/moments.ts';
import { fill } from '../../domain/text.ts';
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

type Store = {
  outbox: ReturnType<typeof outboxStore>;
  staff: { find: (email: string) => Promise<{ language: string } | undefined> };
};

export type MailSettings = {
  url: string;
  from: string;
  to: string;
  site: Pick<ContentFacts, 'mails' | 'siteUrl'> & { barbers: Map<string, KnownBarber> };
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

/** The words of mails in the language of an account, or in the first language if the site lacks it. */
export function mailWords(mails: ContentFacts['mails'], language = FIRST_LANGUAGE): MailWords {
  const words = mails[language] ?? mails[FIRST_LANGUAGE];
  if (!words) throw new Error('The release has no words for mails');
  return words;
}

/** In the language of the recipient's account. Leaves out the text of the review, which staff read in the console. */
function mailOf(
  reviews: Pick<ReviewsTable, 'barberId' | 'rating' | 'createdAt'>[],
  { barbers, mails, siteUrl }: MailSettings['site'],
  language: string,
) {
  const { one, several, line, text } = mailWords(mails, language).reviews;
  const rated = reviews.map(({ barberId, rating, createdAt }) => ({
    barber: barbers.get(barberId)?.name ?? barberId,
    rating: String(rating),
    moment: formatMoment(createdAt, `${language}-AE`),
  }));
  const [first, ...others] = rated;
  const list = rated.map((values) => fill(line, values)).join('\n');
  const link = siteUrl + localPath(STAFF_PATH, language);
  return {
    subject: others.length || !first ? countWords(several, reviews.length, language) : fill(one, first),
    text: fill(text, { list, link }),
  };
}

/** Mails about all new reviews at once. What is not sent is sent with the next mail. */
export async function sendMails(
  { outbox, staff }: Store,
  settings: MailSettings,
  log: Log,
  now = new Date(),
): Promise<void> {
  const reviews = await outbox.claim(now);
  if (!reviews.length) return;
  try {
    const { language = FIRST_LANGUAGE } = (await staff.find(settings.to)) ?? {};
    await mailer(settings)({ to: settings.to, ...mailOf(reviews, settings.site, language) });
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
