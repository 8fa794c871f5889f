import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { asOpeningError, failureOf, StoreError } from './failures.ts';
import { migrate } from './schema.ts';
import { checkOwner, filesOf, holdStore, makePrivate } from './store-file.ts';

// FULL: an acknowledged write survives a power cut. What a flood left in the -wal file is given back. No busy_timeout: SQLite's own waiting would stop the whole process.
const PRAGMAS =
  'pragma busy_timeout = 0; pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma journal_size_limit = 16777216';
/** How long a visitor waits for another process's lock before the answer is 503. */
const BUSY_MS = 2_000;
const RETRY_MS = 20;

async function retryOnBusy<T>(deadline: () => number, attempt: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (failureOf(error) !== 'busy' || performance.now() > deadline()) throw error;
    }
    await sleep(RETRY_MS);
  }
}

/** node:sqlite as Kysely's dialect takes it; statements are prepared once. */
function databaseFor(database: DatabaseSync, file: string, letGo: () => void): SqliteDatabase {
  const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf(file);
  const wal = `${file}-wal`;
  // Made by the first write.
  let walInode: number | undefined;
  const removed = (path: string, remedy: string) =>
    new StoreError('unusable', `${path} was removed or replaced while it was open. ${remedy}`);
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    // The write lock at once: two transactions that both read before writing would fail one another.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      run(values) {
        // What goes into a file that was removed or replaced is gone with the process.
        if (inodeOf(file) !== inode)
          throw removed(file, 'Put it back or restore a backup, then start the server again.');
        if (walInode !== undefined && inodeOf(wal) !== walInode) {
          // We still hold it: what was acknowledged goes into the file itself.
          if (!database.isTransaction) database.exec('pragma wal_checkpoint(truncate)');
          throw removed(wal, 'Start the server again: what was kept until now has been saved.');
        }
        // A full disk has rolled back by itself.
        if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
        const result = statement.run(...(values as SQLInputValue[]));
        walInode ??= inodeOf(wal);
        return result;
      },
    };
  };
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      database.close();
      letGo();
    },
  };
}

/** Kysely's driver, but a foreign lock is waited for without holding the event loop. */
class WaitingDriver extends SqliteDriver {
  #deadline = Number.NEGATIVE_INFINITY;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, size) => connection.streamQuery(query, size),
      // Reading waits for no writer (WAL).
      executeQuery: <R>(query: CompiledQuery) =>
        query.query.kind === 'SelectQueryNode'
          ? connection.executeQuery<R>(query)
          : this.#write(() => connection.executeQuery<R>(query)),
    };
  }

  async #write<T>(attempt: () => Promise<T>): Promise<T> {
    const began = performance.now();
    // The first to meet a lock waits for it; those who come after it has waited in vain fail at once.
    const deadline = () => {
      if (began > this.#deadline + BUSY_MS) this.#deadline = began + BUSY_MS;
      return this.#deadline;
    };
    const result = await retryOnBusy(deadline, attempt);
    this.#deadline = Number.NEGATIVE_INFINITY;
    return result;
  }
}

/** SQLite changes tables within a transaction, too: processes that start together migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const dialectOf = (config: SqliteDialectConfig): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new WaitingDriver(config),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The file, private, held, ours. */
function open(file: string, alone: boolean): SqliteDatabase {
  let letGo = () => {};
  let database: DatabaseSync | undefined;
  try {
    letGo = holdStore(file, alone);
    makePrivate(file);
    database = new DatabaseSync(file);
    database.exec(PRAGMAS);
    checkOwner(database);
    for (const path of filesOf(file)) makePrivate(path);
    return databaseFor(database, file, letGo);
  } catch (error) {
    database?.close();
    letGo();
    throw asOpeningError(error);
  }
}

async function openMigrated(file: string, alone: boolean): Promise<SqliteDatabase> {
  const until = performance.now() + BUSY_MS;
  const database = await retryOnBusy(
    () => until,
    () => open(file, alone),
  );
  try {
    await migrate(new Kysely({ dialect: dialectOf({ database }) }));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A store in a file, opened at its first use; `alone` where nobody else may have it open. */
export const sqliteDialect = (file: string, { alone = false } = {}) =>
  dialectOf({ database: () => openMigrated(file, alone) });
