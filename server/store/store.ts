import { type Kysely, sql } from 'kysely';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { eventStore } from '../events/event-store.ts';
import { outboxStore } from '../mail/outbox.ts';
import { moderationStore } from '../reviews/moderation.ts';
import { publishedStore } from '../reviews/published.ts';
import { submitReview } from '../reviews/submit.ts';
import { memberStore } from '../staff/accounts.ts';
import { sessionStore } from '../staff/sessions.ts';
import { limitStore } from './limits.ts';
import type { Database } from './schema.ts';
import { settingStore } from './settings.ts';
import { isSqlite } from './sql.ts';

export type Store = ReturnType<typeof createStore>;

/** The same queries over either engine; `notifies`: each new review puts a mail into the outbox. */
export function createStore(db: Kysely<Database>, notifies = false) {
  const [events, limits, sessions] = [eventStore(db), limitStore(db), sessionStore(db)];
  return {
    /** For tests and tools, which look behind the queries. */
    db,
    engine: isSqlite(db) ? ('sqlite' as const) : ('postgres' as const),
    events,
    reviews: { submit: submitReview(db, notifies) },
    published: publishedStore(db),
    moderation: moderationStore(db),
    outbox: outboxStore(db),
    limits,
    settings: settingStore(db),
    staff: memberStore(db),
    sessions,
    ping: async (): Promise<void> => {
      await sql`select 1`.execute(db);
    },
    /** Deletes what is kept for a time only: old counts, ended limits and sessions. */
    async purge(now: Date): Promise<void> {
      await events.purge(dubaiDay(now));
      await limits.purge(now);
      await sessions.purge(now);
    },
    close: (): Promise<void> => db.destroy(),
  };
}
