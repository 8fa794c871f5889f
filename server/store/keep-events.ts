import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { jsonRows } from './json-rows.ts';
import type { Database } from './schema.ts';
import { type Arrival, tally } from './tally.ts';

const TEXT = 'text' as const;
const INTEGER = 'integer' as const;
const DAY = { dubai_day: TEXT };
const WHAT = { event: TEXT, section: TEXT, location: TEXT, path: TEXT };
const COUNTS = {
  page_views: INTEGER,
  whatsapp: INTEGER,
  calls: INTEGER,
  directions: INTEGER,
  bookings: INTEGER,
};

/** Begins with the time, so that an index by it grows at its end. */
const eventId = (at: Date) => (+at).toString(36) + randomBytes(9).toString('base64url');

/** Adds rows to a table, and their numbers to those of the rows that are there already. */
async function add<T extends object>(
  transaction: Transaction<Database>,
  table: 'event_days' | 'daily_events' | 'daily_figures',
  rows: T[],
  key: object,
  numbers: object,
): Promise<void> {
  const names = (columns: object) => Object.keys(columns).map((name) => sql.ref(name));
  const sums = Object.keys(numbers).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  );
  const columns = { ...key, ...numbers } as Record<keyof T, 'text' | 'integer'>;
  await sql`insert into ${sql.table(table)} (${sql.join(names(columns))}) ${jsonRows(transaction, rows, columns)}
    on conflict (${sql.join(names(key))}) do update set ${sql.join(sums)}`.execute(transaction);
}

/** Keeps and counts all of them, or none; `branches` are the slugs that events may be about. */
export async function keepEvents(
  db: Kysely<Database>,
  arrivals: readonly Arrival[],
  branches: readonly string[],
): Promise<void> {
  const { days, events, figures } = tally(arrivals, branches);
  const rows = arrivals.flatMap((arrival) => {
    const when = { at: arrival.at.toISOString(), dubai_day: dubaiDay(arrival.at) };
    return arrival.events.map((event) => ({ id: eventId(arrival.at), ...event, ...when }));
  });
  const columns = { id: TEXT, ...WHAT, at: TEXT, ...DAY };
  await db.transaction().execute(async (transaction) => {
    await sql`insert into events (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      ${jsonRows(transaction, rows, columns)}`.execute(transaction);
    await add(transaction, 'daily_events', events, { ...DAY, ...WHAT }, { count: INTEGER });
    await add(transaction, 'daily_figures', figures, { scope: TEXT, ...DAY, name: TEXT }, COUNTS);
    await add(transaction, 'event_days', days, DAY, { kept: INTEGER });
  });
}
