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
import { checkOwner, filesOf, lockStore, makePrivate } from './store-file.ts';

// synchronous FULL: acknowledged writes survive a power cut. journal_size_limit truncates a large -wal file. busy_timeout 0: SQLite's own wait would block the event loop.
const PRAGMAS =
  'pragma busy_timeout = 0; pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma journal_size_limit = 16777216';
/** How long a write waits for another process's lock before the answer is 503. */
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

/** Adapts node:sqlite to Kysely's dialect and caches prepared statements. */
function databaseFor(database: DatabaseSync, file: string, lock: DatabaseSync): SqliteDatabase {
  const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf(file);
  const wal = `${file}-wal`;
  // Created by the first write.
  let walInode: number | undefined;
  const removed = (path: string, remedy: string) =>
    new StoreError('unusable', `${path} was removed or replaced while it was open. ${remedy}`);
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    // Take the write lock at once: two transactions that read before writing would fail each other.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      run(values) {
        // Writes to a removed or replaced file would be lost when the process ends.
        if (inodeOf(file) !== inode)
          throw removed(file, 'Put it back or restore a backup, then start the server again.');
        if (walInode !== undefined && inodeOf(wal) !== walInode) {
          // The removed file is still open: checkpoint acknowledged writes into the store file.
          if (!database.isTransaction) database.exec('pragma wal_checkpoint(truncate)');
          throw removed(wal, 'Start the server again: all acknowledged writes have been saved.');
        }
        // SQLite rolls back by itself when the disk is full.
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
      lock.close();
    },
  };
}

/** Kysely's driver, with a wait for locks of other processes that does not block the event loop. */
class WaitingDriver extends SqliteDriver {
  #deadline = Number.NEGATIVE_INFINITY;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, size) => connection.streamQuery(query, size),
      // Reads never wait for a writer in WAL mode.
      executeQuery: <R>(query: CompiledQuery) =>
        query.query.kind === 'SelectQueryNode'
          ? connection.executeQuery<R>(query)
          : this.#write(() => connection.executeQuery<R>(query)),
    };
  }

  async #write<T>(attempt: () => Promise<T>): Promise<T> {
    const began = performance.now();
    // The first write waits for the lock. Once it has timed out, later ones fail at once.
    const deadline = () => {
      if (began > this.#deadline + BUSY_MS) this.#deadline = began + BUSY_MS;
      return this.#deadline;
    };
    const result = await retryOnBusy(deadline, attempt);
    this.#deadline = Number.NEGATIVE_INFINITY;
    return result;
  }
}

/** SQLite supports transactional DDL, which serializes migrations of processes that start together. */
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

/** Locks the store file, restricts its permissions, and checks that it is ours. */
function open(file: string): SqliteDatabase {
  let lock: DatabaseSync | undefined;
  let database: DatabaseSync | undefined;
  try {
    lock = lockStore(file);
    makePrivate(file);
    database = new DatabaseSync(file);
    database.exec(PRAGMAS);
    checkOwner(database);
    for (const path of filesOf(file)) makePrivate(path);
    return databaseFor(database, file, lock);
  } catch (error) {
    database?.close();
    lock?.close();
    throw asOpeningError(error);
  }
}

async function openMigrated(file: string): Promise<SqliteDatabase> {
  const until = performance.now() + BUSY_MS;
  const database = await retryOnBusy(
    () => until,
    () => open(file),
  );
  try {
    await migrate(new Kysely({ dialect: dialectOf({ database }) }));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A SQLite store, opened at first use. */
export const sqliteDialect = (file: string) => dialectOf({ database: () => openMigrated(file) });
