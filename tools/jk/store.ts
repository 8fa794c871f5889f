import { existsSync } from 'node:fs';
import { openStore, type Store } from '../../server/app/store.ts';
import { readSettings } from '../../server/settings.ts';
import { type FailureKind, failureOf } from '../../server/store/failures.ts';
import { storeFileOf } from '../../server/store/store-file.ts';

export type Io = {
  env: NodeJS.ProcessEnv;
  out: (line: string) => void;
  err: (line: string) => void;
};

export type Cli = ReturnType<typeof openCli>;

/** The context of every command; throws if a setting is invalid. */
export function openCli(io: Io) {
  const settings = readSettings(io.env);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  const storeFile = storeFileOf(dataDir);
  return {
    ...io,
    settings,
    dataDir,
    databaseUrl,
    storeFile,
    /** Runs a task on the store and closes it. Creates a missing store only on request. */
    async withStore<T>(task: (store: Store) => Promise<T>, { create = false } = {}): Promise<T> {
      if (!databaseUrl && !create && !existsSync(storeFile))
        throw new Error(`There is no store in ${dataDir}: start the server once, or set DATA_DIR`);
      await using store = await openStore({ dataDir, databaseUrl });
      return await task(store);
    },
  };
}

/** The actor in the audit log for commands. */
export const ACTOR = 'command line';

const WORDS: Partial<Record<FailureKind, string>> = {
  busy: 'The store is in use: another process is writing or has locked it. Please try again.',
  full: 'The disk is full: nothing was changed.',
};

/** More specific messages by error code. */
const EXACT: Record<string, string> = {
  14: 'The store cannot be opened: is DATA_DIR a folder that you may write to?',
  26: 'This file is not a store.',
  ECONNREFUSED: 'The database of DATABASE_URL does not answer.',
  '28P01': 'The database of DATABASE_URL refuses this user.',
  '28000': 'The database of DATABASE_URL refuses this user.',
  '3D000': 'The database of DATABASE_URL does not exist.',
  ENOSPC: 'The disk is full: nothing was changed.',
};

/** A readable message for a store failure. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, errcode } = (error.cause ?? error) as { code?: string; errcode?: number };
  // An error of the worker process has only its message.
  const named = /^E[A-Z]+(?=:)/.exec(error.message)?.[0];
  const exact = EXACT[String(errcode ?? code ?? named)];
  if (exact) return exact;
  const kind = failureOf(error);
  // A frozen database has no error code; SQLite always has one.
  if (kind === 'unavailable' && errcode === undefined)
    return `The database of DATABASE_URL does not answer: ${error.message}`;
  return (kind && WORDS[kind]) ?? error.message;
}
