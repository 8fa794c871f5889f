import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { StoreError } from './failures.ts';
import { type Database, migrate } from './schema.ts';

const NAME = 'jk-masters';
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;
/** The database ends a long query by itself; the second deadline is for one that does not answer at all. */
const DEADLINES = { statement_timeout: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS + 250 };

async function poolOf(databaseUrl: string, limits: PoolConfig): Promise<Pool> {
  // Loaded only where it is asked for: most installations never need it.
  const { default: pg } = await import('pg');
  // Counts and sums as numbers, as SQLite gives them.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
    pg.types.setTypeParser(type, Number);
  const pool = new pg.Pool({
    // A password may stand in the URL, in PGPASSWORD or in ~/.pgpass.
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    // A process that has the store open stays connected, and is seen by whoever wants it alone.
    idleTimeoutMillis: 0,
    application_name: NAME,
    ...limits,
  });
  // A database that restarts ends its connections; unheard, that would end this process, too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs a task on the tables as they are, without deadlines; `alone` where no other process may have them open. */
export async function withDatabase<T>(
  databaseUrl: string,
  alone: boolean,
  task: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const pool = await poolOf(databaseUrl, { max: 1 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ used: boolean }>`
      select exists (select 1 from pg_stat_activity where datname = current_database()
        and application_name = ${NAME} and pid <> pg_backend_pid()) as used`.execute(db);
    if (alone && rows[0]?.used) throw new StoreError('busy', 'Another process has this database open');
    return await task(db);
  } finally {
    await db.destroy();
  }
}

async function openMigrated(databaseUrl: string, alone: boolean): Promise<Pool> {
  // A migration takes as long as it takes.
  await withDatabase(databaseUrl, alone, migrate);
  return poolOf(databaseUrl, DEADLINES);
}

/** A store in PostgreSQL, opened at its first use; `alone` where nobody else may have it open. */
export const postgresDialect = (databaseUrl: string, { alone = false } = {}) =>
  new PostgresDialect({ pool: () => openMigrated(databaseUrl, alone) });
