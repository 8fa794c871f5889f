import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Database } from './schema.ts';

export type EventStore = ReturnType<typeof eventStore>;

export const eventStore = (db: Kysely<Database>) => ({
  /** One batch, all or nothing. */
  async record(events: AnalyticsEvent[], now: Date): Promise<void> {
    const at = now.toISOString();
    const rows = events.map((event) => ({ ...event, id: randomUUID(), at, dubai_day: dubaiDay(now) }));
    await db.insertInto('events').values(rows).execute();
  },

  async count(): Promise<number> {
    const { total } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
});
