import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { failureOf } from '../../server/store/failures.ts';
import { openStore, type Store, type StoreOptions } from '../../server/store/store.ts';
import { copyRows, writeStoreFile } from './copy.ts';
import { type Cli, reasonOf } from './store.ts';

const isUrl = (target: string) => /^postgres(ql)?:\/\//.test(target);
const LOOKS_LIKE_URL = /^[a-z][a-z\d+.-]*:\/\//i;

async function openAlone(options: StoreOptions, what: string): Promise<Store> {
  try {
    return await openStore({ ...options, alone: true });
  } catch (error) {
    if (failureOf(error) === 'busy') throw new Error(`${what} is in use: stop the server first`);
    // The usual message names DATABASE_URL, which is the source, not the target.
    const reason = reasonOf(error, what);
    throw new Error(reason.startsWith(`${what} cannot`) ? reason : `${what} cannot be opened: ${reason}`);
  }
}

async function moveInto(source: Store, options: StoreOptions): Promise<number> {
  await using target = await openAlone(options, 'The target');
  return await target.db.transaction().execute((into) => copyRows(source.db, into));
}

async function move(to: string, { databaseUrl, dataDir, storeFile }: Cli): Promise<number> {
  if (!to.trim() || (LOOKS_LIKE_URL.test(to) && !isUrl(to)))
    throw new Error(`${to || 'An empty text'} is not a valid target: give postgres://… or a file name`);
  if (isUrl(to) && new URL(to).password)
    throw new Error(
      'Other users of the machine can read arguments: put the password in PGPASSWORD or ~/.pgpass',
    );
  if (!isUrl(to) && existsSync(to)) throw new Error(`${to} exists already`);
  if (!databaseUrl && !existsSync(storeFile)) throw new Error(`There is no store in ${dataDir}`);
  await using source = await openAlone({ dataDir, databaseUrl }, 'The store');
  return isUrl(to)
    ? await moveInto(source, { dataDir, databaseUrl: to })
    : await writeStoreFile(to, (folder) => moveInto(source, { dataDir: folder }));
}

export function moveCommand(program: Command, cli: Cli): void {
  program
    .command('move')
    .requiredOption('--to <target>', 'postgres://… with an empty database, or a new file for SQLite')
    .description('copy all rows into another store and verify every table; the server must be stopped')
    .action(async ({ to }: { to: string }) => {
      const rows = await move(to, cli);
      cli.out(`Copied and verified ${rows} rows in ${to}. The old store is unchanged.`);
      cli.out(
        isUrl(to)
          ? `Start the server with DATABASE_URL.`
          : 'Start the server with this file as jk-masters.db in DATA_DIR.',
      );
    });
}
