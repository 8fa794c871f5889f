import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { databaseUrl, dataDir, storeFile } from './store.ts';

function postgres(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`${command} is needed: install Debian's postgresql-client`);
    throw new Error(`${command} failed`);
  }
}

/** Consistent while the server runs and writes. */
function backup(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  if (databaseUrl) {
    postgres('pg_dump', ['--format=custom', `--file=${file}`, databaseUrl]);
    return;
  }
  if (!existsSync(storeFile)) throw new Error(`There is no store in ${dataDir}`);
  const store = new DatabaseSync(storeFile, { readOnly: true });
  store.exec('pragma busy_timeout = 5000');
  store.prepare('vacuum into ?').run(file);
  store.close();
}

function check(file: string): void {
  const store = new DatabaseSync(file, { readOnly: true });
  const [result] = store.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  store.close();
  if (result?.integrity_check !== 'ok') throw new Error(`${file} is damaged`);
}

function restore(file: string, force: boolean): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (databaseUrl) {
    postgres('pg_restore', ['--clean', '--if-exists', `--dbname=${databaseUrl}`, file]);
    return;
  }
  check(file);
  if (existsSync(storeFile) && !force)
    throw new Error(
      'There is a store already: stop the server, then say --force to put the backup in its place',
    );
  mkdirSync(dataDir, { recursive: true });
  for (const suffix of ['', '-wal', '-shm']) rmSync(storeFile + suffix, { force: true });
  copyFileSync(file, storeFile);
}

export function backupCommands(program: Command): void {
  program
    .command('backup')
    .argument('<file>')
    .description('copy the store into a file, while the server runs')
    .action((file: string) => {
      backup(file);
      console.log(`Backed up to ${file}`);
    });
  program
    .command('restore')
    .argument('<file>')
    .option('--force', 'in place of the store that is there; the server must be stopped')
    .description('make the store from a backup')
    .action((file: string, { force = false }: { force?: boolean }) => {
      restore(file, force);
      console.log(`Restored from ${file}`);
    });
}
