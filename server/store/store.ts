import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type EventStore, eventStore } from './events.ts';
import { type LimitStore, limitStore } from './limits.ts';
import { type ModerationStore, moderationStore } from './moderation.ts';
import { type ReviewStore, reviewStore } from './reviews.ts';
import type { Database } from './schema.ts';
import { type SettingStore, settingStore } from './settings.ts';

export type Store = {
  events: EventStore;
  reviews: ReviewStore;
  moderation: ModerationStore;
  limits: LimitStore;
  settings: SettingStore;
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The same repositories over either engine. */
export function createStore(db: Kysely<Database>): Store {
  return {
    events: eventStore(db),
    reviews: reviewStore(db),
    moderation: moderationStore(db),
    limits: limitStore(db),
    settings: settingStore(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
