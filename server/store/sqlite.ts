import { type DatabaseConnection, type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { asOpeningError } from './failures.ts';
import { migrate } from './migrate.ts';
import { onceWithin, patiently } from './patience.ts';
import { type OpenFile, openFile, SqliteConnection, Turns } from './sqlite-connection.ts';
import { checkOwner, filesOf, holdStore, makePrivate, markAsOurs } from './store-file.ts';

// FULL: an acknowledged write survives a power cut. No busy_timeout: SQLite's own waiting would stop the whole process.
const PRAGMAS = ['busy_timeout = 0', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];
const READY_WITHIN_MS = 5_000;

type Opened = { writer: OpenFile; reader: OpenFile; letGo: () => void };

/** The file, private, held, ours, with its tables up to date. */
async function open(file: string, alone: boolean): Promise<Opened> {
  const since = performance.now();
  const opened: OpenFile[] = [];
  let letGo = () => {};
  const openOne = async () => {
    const one = openFile(file);
    opened.push(one);
    for (const pragma of PRAGMAS) await patiently(since, () => one.exec(`pragma ${pragma}`));
    return one;
  };
  try {
    letGo = await patiently(since, () => holdStore(file, alone));
    makePrivate(file);
    const writer = await openOne();
    await patiently(since, () => checkOwner(writer.database));
    await patiently(since, () => markAsOurs(writer.database));
    const reader = await openOne();
    reader.exec('pragma query_only = on');
    await migrate(new Kysely({ dialect: dialectOf(async () => ({ writer, reader, letGo: () => {} })) }));
    for (const path of filesOf(file)) makePrivate(path);
    return { writer, reader, letGo };
  } catch (error) {
    for (const { database } of opened) database.close();
    letGo();
    throw asOpeningError(error);
  }
}

class SqliteDriver implements Driver {
  readonly #prepare: () => Promise<Opened>;
  readonly #turns = new Turns();
  #opened: Opened | undefined;

  constructor(prepare: () => Promise<Opened>) {
    this.#prepare = prepare;
  }
  async init() {
    this.#opened = await this.#prepare();
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#opened) throw new Error('The store is closed');
    const { writer, reader } = this.#opened;
    return new SqliteConnection(writer, reader, this.#turns);
  }
  beginTransaction = (connection: DatabaseConnection) => (connection as SqliteConnection).begin();
  commitTransaction = (connection: DatabaseConnection) => (connection as SqliteConnection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => (connection as SqliteConnection).rollback();
  async releaseConnection() {}
  async destroy() {
    this.#opened?.reader.database.close();
    this.#opened?.writer.database.close();
    this.#opened?.letGo();
    this.#opened = undefined;
  }
}

/** SQLite changes tables within a transaction, too; turns are taken by the writes alone. */
class TurnsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #prepare: () => Promise<Opened>;

  constructor(prepare: () => Promise<Opened>) {
    super({ database: async () => Promise.reject(new Error('Opened by our own driver')) });
    this.#prepare = prepare;
  }
  override createDriver() {
    return new SqliteDriver(this.#prepare);
  }
  override createAdapter() {
    return new TurnsAdapter();
  }
}

const dialectOf = (prepare: () => Promise<Opened>) => new NodeSqliteDialect(prepare);

/** A store in a file, opened at its first use; `alone` where nobody else may have it open. */
export const sqliteDialect = (file: string, { alone = false } = {}) =>
  dialectOf(onceWithin(READY_WITHIN_MS, () => open(file, alone)));
