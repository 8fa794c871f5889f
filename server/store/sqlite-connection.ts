import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { asStoreError, StoreError } from './failures.ts';
import { patiently } from './patience.ts';

const numberOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** A file that is open; statements are prepared once, and what is thrown says its kind. */
export function openFile(file: string) {
  const database = new DatabaseSync(file);
  const opened = numberOf(file);
  const statements = new Map<string, { statement: StatementSync; reads: boolean }>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    statements.set(sql, prepared);
    return prepared;
  };
  return {
    database,
    /** What is kept in a file that was removed or replaced is gone with the process: nobody may be told that it is kept. */
    checkInPlace(): void {
      if (numberOf(file) !== opened)
        throw new StoreError(
          'unusable',
          `${file} was removed or replaced while it was open. Put it back or restore a backup, then start the server again.`,
        );
    },
    exec(sql: string): void {
      try {
        database.exec(sql);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
      try {
        const { statement, reads } = prepare(sql);
        const values = parameters as SQLInputValue[];
        if (reads) return { rows: statement.all(...values) as R[] };
        const { changes, lastInsertRowid } = statement.run(...values);
        return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
      } catch (error) {
        throw asStoreError(error);
      }
    },
  };
}

export type OpenFile = ReturnType<typeof openFile>;

/** Writing waits for the disk, and the whole process with it: after so long everything else goes first. */
const AT_ONCE_MS = 4;

/** One after the other, in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  #spentMs = 0;

  /** Resolves to the function that ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    if (this.#spentMs >= AT_ONCE_MS) {
      this.#spentMs = 0;
      await yieldToEventLoop();
    }
    const began = performance.now();
    return () => {
      this.#spentMs += performance.now() - began;
      leave();
    };
  }
}

/** Writes take turns on one open file, reads have another: whoever waits for a foreign lock keeps no reader waiting. */
export class SqliteConnection implements DatabaseConnection {
  readonly #writer: OpenFile;
  readonly #reader: OpenFile;
  readonly #turns: Turns;
  #leave: (() => void) | undefined;

  constructor(writer: OpenFile, reader: OpenFile, turns: Turns) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#leave) return this.#writer.run(query);
    if (query.query.kind === 'SelectQueryNode')
      return patiently(performance.now(), () => this.#reader.run(query));
    const { result, leave } = await this.#takeTurn(() => this.#writer.run<R>(query));
    leave();
    return result;
  }

  /** The write lock at once: two transactions that both read before writing would fail one another. */
  async begin(): Promise<void> {
    const { leave } = await this.#takeTurn(() => this.#writer.exec('begin immediate'));
    this.#leave = leave;
  }

  async commit(): Promise<void> {
    this.#writer.exec('commit');
    this.#end();
  }

  /** A full disk has rolled back by itself. */
  async rollback(): Promise<void> {
    try {
      if (this.#writer.database.isTransaction) this.#writer.exec('rollback');
    } finally {
      // Whatever becomes of this one, the next must have its turn.
      this.#end();
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here reads more than fits into memory.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This store streams nothing');
  }

  async #takeTurn<T>(task: () => T): Promise<{ result: T; leave: () => void }> {
    const since = performance.now();
    const leave = await this.#turns.take();
    try {
      this.#writer.checkInPlace();
      return { result: await patiently(since, task), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  #end(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}
