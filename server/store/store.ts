import { randomBytes } from 'node:crypto';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { changeList } from '../changes/list.ts';
import { photoStore } from '../changes/photo-store.ts';
import { eventStore } from '../events/event-store.ts';
import { limitStore } from '../http/limits.ts';
import { outboxStore } from '../mail/outbox.ts';
import { moderationStore } from '../reviews/moderation.ts';
import { publishedStore } from '../reviews/published.ts';
import { submitReview } from '../reviews/submit.ts';
import { memberStore } from '../staff/accounts.ts';
import { purgeAuditLog } from '../staff/audit-log.ts';
import { sessionStore } from '../staff/sessions.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import { storeFileOf } from './store-file.ts';

export type Store = ReturnType<typeof makeStore>;

export type StoreOptions = {
  dataDir: string;
  databaseUrl?: string;
};

/**
 * SQLite in DATA_DIR, or PostgreSQL if DATABASE_URL is set. Opens and migrates the store at first use; if that fails, the call
 * throws and the next one retries.
 */
export function makeStore({ dataDir, databaseUrl }: StoreOptions) {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(storeFileOf(dataDir));
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });
  const events = eventStore(db);
  const limits = limitStore(db);
  const sessions = sessionStore(db);
  const staff = memberStore(db);
  const moderation = moderationStore(db);
  const photos = photoStore(db);

  return {
    /** For tests, tools and features with their own table. */
    db,
    events,
    reviews: { submit: submitReview(db) },
    published: publishedStore(db),
    moderation,
    outbox: outboxStore(db),
    limits,
    changes: changeList(db),
    photos,
    staff,
    sessions,

    /** A named secret key, created by the first process that needs it and shared by all. */
    async secret(name: string): Promise<string> {
      const stored = db.selectFrom('settings').select('value').where('name', '=', name);
      const known = await stored.executeTakeFirst();
      if (known) return known.value;
      await db
        .insertInto('settings')
        .values({ name, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await stored.executeTakeFirstOrThrow()).value;
    },

    ping: async (): Promise<void> => {
      await sql`select 1`.execute(db);
    },

    /** Writes a full page of random data: reads succeed on a full disk, and SQLite skips writes of unchanged values. */
    async tryWrite(): Promise<void> {
      const value = randomBytes(2_048).toString('hex');
      await db
        .insertInto('settings')
        .values({ name: 'last-try', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    /** Deletes data past its retention period: counts, refused reviews, log entries, rate limits, sessions and links. */
    async purge(now: Date): Promise<void> {
      await events.purge(dubaiDay(now));
      await limits.purge(now);
      await sessions.purge(now);
      await staff.purge(now);
      await moderation.purge(now);
      await purgeAuditLog(db, now);
      await photos.purge(now);
    },

    close: (): Promise<void> => db.destroy(),
    [Symbol.asyncDispose]: (): Promise<void> => db.destroy(),
  };
}

/** Like `makeStore`, but opens the store at once; throws if that fails. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = makeStore(options);
  await store.ping();
  return store;
}
