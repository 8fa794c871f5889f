import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { StoreError } from './failures.ts';
import { type Database, migrate } from './schema.ts';

const NAME = 'jk-masters';
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;
/** The database ends a long query by itself; the second deadline is for one that does not answer at all. */
const DEADLINES = { statement_timeout: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS + 250 };

/** Whether another process of ours is connected to the database: for whoever replaces the store. */
export const IN_USE = `exists (select 1 from pg_stat_activity
  where datname = current_database() and application_name = '${NAME}' and pid <> pg_backend_pid())`;

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
    // A process that has the store open stays connected, and shows in IN_USE.
    idleTimeoutMillis: 0,
    application_name: NAME,
    ...limits,
  });
  // A database that restarts ends its connections; unheard, that would end this process, too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function openMigrated(databaseUrl: string, alone: boolean): Promise<Pool> {
  // Without deadlines: a migration takes as long as it takes.
  const pool = await poolOf(databaseUrl, { max: 1 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ used: boolean }>`select ${sql.raw(IN_USE)} as used`.execute(db);
    if (alone && rows[0]?.used) throw new StoreError('busy', 'Another process has this database open');
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return poolOf(databaseUrl, DEADLINES);
}

/** A store in PostgreSQL, opened at its first use; `alone` where nobody else may have it open. */
export const postgresDialect = (databaseUrl: string, { alone = false } = {}) =>
  new PostgresDialect({ pool: () => openMigrated(databaseUrl, alone) });
