import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';

// FULL: an acknowledged write survives a power cut. Waiting for another process's lock blocks, at most five seconds.
// The patience comes first: changing to WAL already needs the lock.
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

/** node:sqlite in the shape that Kysely's dialect expects; statements are prepared once. */
function openDatabase(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  const statements = new Map<string, ReturnType<typeof wrap>>();

  function wrap(statement: StatementSync) {
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    };
  }
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = wrap(database.prepare(sql));
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

/** Takes the write lock at once: two processes that both read before writing would otherwise fail with SQLITE_BUSY. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Several processes may start at once: the whole migration is one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: ReturnType<typeof openDatabase>;

  constructor(file: string) {
    const database = openDatabase(file);
    super({ database });
    this.#database = database;
  }
  override createDriver() {
    return new ImmediateDriver({ database: this.#database });
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}
