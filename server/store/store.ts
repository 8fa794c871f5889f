import { randomBytes } from 'node:crypto';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { advisoryLock, isSqlite } from './sql.ts';
import { sqliteDialect } from './sqlite.ts';
import { storeFileOf } from './store-file.ts';

export type BaseStore = ReturnType<typeof baseStore>;

export type StoreOptions = {
  dataDir: string;
  databaseUrl?: string;
};

/**
 * SQLite in DATA_DIR, or PostgreSQL if DATABASE_URL is set. Opens and migrates the store at first use; if that fails, the call
 * throws and the next one retries.
 */
export function baseStore({ dataDir, databaseUrl }: StoreOptions) {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(storeFileOf(dataDir));
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });

  return {
    /** For tests, tools and features with their own table. */
    db,

    /** A named secret key, created by the first process that needs it and shared by all. */
    async secret(name: string): Promise<string> {
      const stored = db.selectFrom('settings').select('value').where('name', '=', name);
      const known = await stored.executeTakeFirst();
      if (known) return known.value;
      await db
        .insertInto('settings')
        .values({ name, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await stored.executeTakeFirstOrThrow()).value;
    },

    ping: async (): Promise<void> => {
      await sql`select 1`.execute(db);
    },

    /** The time of the database, which all machines share; on SQLite that of this one. */
    async now(): Promise<Date> {
      if (isSqlite(db)) return new Date();
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      return rows[0]?.now ?? new Date();
    },

    /**
     * Writes a full page of random data: reads succeed on a full disk, and SQLite skips writes of unchanged values. It takes the lock
     * of the drafts, which another machine may hold.
     */
    tryWrite: (): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await advisoryLock(transaction, 'drafts');
        const value = randomBytes(2_048).toString('hex');
        await transaction
          .insertInto('settings')
          .values({ name: 'last-try', value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),

    close: (): Promise<void> => db.destroy(),
    [Symbol.asyncDispose]: (): Promise<void> => db.destroy(),
  };
}
