import { type Kysely, sql } from 'kysely';
import { eventStore } from '../events/event-store.ts';
import { outboxStore } from '../mail/outbox.ts';
import { moderationStore } from '../reviews/moderation.ts';
import { publishedStore } from '../reviews/published.ts';
import { submitReview } from '../reviews/submit.ts';
import { memberStore } from '../staff/members.ts';
import { sessionStore } from '../staff/sessions.ts';
import { limitStore } from './limits.ts';
import type { Database } from './schema.ts';
import { settingStore } from './settings.ts';
import { isSqlite } from './sql.ts';

export type Store = ReturnType<typeof createStore>;

/** The same queries over either engine; `notifies`: each new review puts a mail into the outbox. */
export const createStore = (db: Kysely<Database>, notifies = false) => ({
  /** For tests and tools, which look behind the queries. */
  db,
  engine: isSqlite(db) ? ('sqlite' as const) : ('postgres' as const),
  events: eventStore(db),
  reviews: { submit: submitReview(db, notifies) },
  published: publishedStore(db),
  moderation: moderationStore(db),
  outbox: outboxStore(db),
  limits: limitStore(db),
  settings: settingStore(db),
  staff: memberStore(db),
  sessions: sessionStore(db),
  ping: async (): Promise<void> => {
    await sql`select 1`.execute(db);
  },
  close: (): Promise<void> => db.destroy(),
});
