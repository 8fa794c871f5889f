import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type EventStore, eventStore } from './events.ts';
import type { Database } from './schema.ts';

export type Store = { events: EventStore; ping: () => Promise<void>; close: () => Promise<void> };

/** The same repositories over either engine. */
export function createStore(db: Kysely<Database>): Store {
  return {
    events: eventStore(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
