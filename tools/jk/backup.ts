import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { backUpPostgres, hasPostgresStore, restorePostgres } from './postgres-backup.ts';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';
import { databaseUrl, dataDir, storeFile } from './store.ts';

async function backup(file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)} for the backup`);
  if (databaseUrl) return backUpPostgres(databaseUrl, file);
  if (!existsSync(storeFile)) throw new Error(`There is no store in ${dataDir}`);
  backUpSqlite(dataDir, file);
}

/** Whether the first bytes of a file are these. */
function begins(file: string, words: string): boolean {
  const handle = openSync(file, 'r');
  const first = Buffer.alloc(words.length);
  readSync(handle, first);
  closeSync(handle);
  return first.toString('latin1') === words;
}

async function restore(file: string, force: boolean): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (!statSync(file).isFile()) throw new Error(`${file} is no file: say the file of a backup`);
  if (databaseUrl && begins(file, 'SQLite format 3'))
    throw new Error(`${file} is a backup of SQLite: restore it without DATABASE_URL, then \`jk move\` it`);
  if (!databaseUrl && begins(file, 'PGDMP'))
    throw new Error(`${file} is a backup of PostgreSQL: say the database in DATABASE_URL`);
  if (!force && (databaseUrl ? hasPostgresStore(databaseUrl) : existsSync(storeFile)))
    throw new Error(
      'There is a store already: stop the server, then say --force to put the backup in its place',
    );
  if (databaseUrl) await restorePostgres(databaseUrl, file);
  else await restoreSqlite(dataDir, file);
}

export function backupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('copy the store into a file, while the server runs')
    .action(async (file: string) => {
      await backup(file);
      console.log(`Backed up to ${file}`);
    });
  program
    .command('restore <file>')
    .option('--force', 'in place of the store that is there; the server must be stopped')
    .description('make the store from a backup')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      await restore(file, force);
      console.log(`Restored from ${file}`);
    });
}
