import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { StoreError } from './failures.ts';
import { type Database, migrate } from './schema.ts';

const NAME = 'jk-masters';
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;
/** The database aborts long queries; the client's deadline covers a database that does not answer at all. */
const DEADLINES = {
  statement_timeout: ANSWER_WITHIN_MS,
  query_timeout: ANSWER_WITHIN_MS + 250,
  // A machine that freezes or vanishes in a transaction must not keep its locks.
  idle_in_transaction_session_timeout: 2 * ANSWER_WITHIN_MS,
  // After a failover the address of the database may lead to another server.
  maxLifetimeSeconds: 600,
};
const READ_ONLY = '25006';

async function poolOf(databaseUrl: string, limits: PoolConfig): Promise<Pool> {
  // Loaded on demand: most installations use SQLite.
  const { default: pg } = await import('pg');
  // Return counts and sums as numbers, like SQLite.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
    pg.types.setTypeParser(type, Number);
  const readOnly = new WeakSet<PoolClient>();
  const pool = new pg.Pool({
    // The password can be in the URL, PGPASSWORD or ~/.pgpass.
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Keep one connection open, by which a restore detects that the store is in use.
    idleTimeoutMillis: 0,
    application_name: NAME,
    ...limits,
  });
  // Without listeners, connections closed by a restarting database would crash this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    // A server that became read-only, as in a failover, would refuse every write until the connection is closed.
    connection.on('errorMessage', ({ code }) => code === READ_ONLY && readOnly.add(client));
  });
  pool.on('release', (_, client) => readOnly.has(client) && void client.end());
  return pool;
}

/** Runs a task without migration or deadlines; `isExclusive` requires that no other process has the database open. */
export async function withDatabase<T>(
  databaseUrl: string,
  isExclusive: boolean,
  task: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const pool = await poolOf(databaseUrl, { max: 1 });
  await using db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from pg_stat_activity where datname = current_database()
      and application_name = ${NAME} and pid <> pg_backend_pid()) as used`.execute(db);
  if (isExclusive && rows[0]?.used) throw new StoreError('busy', 'Another process has this database open');
  return await task(db);
}

async function openMigrated(databaseUrl: string): Promise<Pool> {
  // A migration has no deadline.
  await withDatabase(databaseUrl, false, async (db) => {
    const { rows } = await sql<{ encoding: string }>`
      select current_setting('server_encoding') as encoding`.execute(db);
    const { encoding } = rows[0] ?? { encoding: '' };
    if (encoding !== 'UTF8')
      throw new StoreError(
        'unusable',
        `The database has the encoding ${encoding}, in which Arabic cannot be stored. Create another one: create database jk encoding 'UTF8' template template0`,
      );
    await migrate(db);
  });
  return poolOf(databaseUrl, DEADLINES);
}

/** A PostgreSQL store, opened at first use. */
export const postgresDialect = (databaseUrl: string) =>
  new PostgresDialect({ pool: () => openMigrated(databaseUrl) });
