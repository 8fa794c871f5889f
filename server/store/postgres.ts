import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { asStoreError, failureOf, StoreError } from './failures.ts';
import { migrate } from './migrate.ts';
import { onceWithin } from './patience.ts';
import { holdDatabase } from './postgres-hold.ts';
import type { Database } from './schema.ts';

const POOL = 10;
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;
const READY_WITHIN_MS = 5_000;
/** The database ends a long query by itself; the second deadline is for one that does not answer at all. */
const LIMITS = { statement_timeout: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS + 250 };

/** A password may stand in the URL, in PGPASSWORD or in ~/.pgpass. */
export const connectionOf = (databaseUrl: string): PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
  application_name: 'jk-masters',
});

/**
 * A client whose failures say their kind, and that is thrown away once its connection failed: its server may still be
 * at the query that we no longer wait for.
 */
function steady(client: PoolClient): PostgresPoolClient {
  let lost = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (lost) throw new StoreError('unavailable', 'The connection is lost');
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      lost = failureOf(error) === 'unavailable';
      throw asStoreError(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(lost || discard),
  };
}

const steadyPool = (pool: Pool, letGo: () => Promise<void>): PostgresPool => ({
  options: {},
  async connect() {
    try {
      return steady(await pool.connect());
    } catch (error) {
      throw asStoreError(error);
    }
  },
  async end() {
    await pool.end();
    await letGo();
  },
});

/** Held, with its tables up to date, and with a deadline on every query. */
async function open(databaseUrl: string, alone: boolean): Promise<PostgresPool> {
  // Loaded only where it is asked for: most installations never need it.
  const { default: pg } = await import('pg');
  const connection = connectionOf(databaseUrl);
  const poolOf = (limits: PoolConfig) => {
    const pool = new pg.Pool({ ...connection, ...limits });
    // A database that restarts ends its connections; unheard, that would end this process, too. The next query opens another.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  try {
    const letGo = await holdDatabase(() => new pg.Client({ ...connection, ...LIMITS }), alone);
    try {
      // A migration takes as long as it takes.
      const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf({ max: 1 }) }) });
      await migrate(db).finally(() => db.destroy());
    } catch (error) {
      await letGo();
      throw error;
    }
    return steadyPool(poolOf({ max: POOL, ...LIMITS }), letGo);
  } catch (error) {
    throw asStoreError(error);
  }
}

/** A store in PostgreSQL, opened at its first use; `alone` where nobody else may have it open. */
export const postgresDialect = (databaseUrl: string, { alone = false } = {}) =>
  new PostgresDialect({ pool: onceWithin(READY_WITHIN_MS, () => open(databaseUrl, alone)) });
