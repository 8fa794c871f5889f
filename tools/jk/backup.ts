import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { openStore } from '../../server/app/store.ts';
import { failureOf } from '../../server/store/failures.ts';
import { makeFolder, storeFileOf } from '../../server/store/store-file.ts';
import { copyRows, copyStoreFile, writeStoreFile } from './copy.ts';
import { hasPostgresStore, restorePostgres, restoreSqlite, withCopy } from './restore.ts';
import { backupName, backupsIn, newestBackup, outdated } from './rotation.ts';
import type { Cli } from './store.ts';
import { watchBackup } from './watch.ts';

/** Writes a backup into a new file. */
async function backupTo(cli: Cli, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)} for the backup`);
  await writeBackup(cli, file);
}

async function writeBackup(cli: Cli, file: string): Promise<void> {
  const { databaseUrl, dataDir, storeFile, withStore } = cli;
  if (!databaseUrl && !existsSync(storeFile)) throw new Error(`There is no store in ${dataDir}`);
  await writeStoreFile(file, async (folder) => {
    if (!databaseUrl) copyStoreFile(storeFile, storeFileOf(folder));
    else {
      await using copy = await openStore({ dataDir: folder });
      await withStore(({ db }) => copy.db.transaction().execute((into) => copyRows(db, into)));
    }
  });
}

/** Makes or replaces today's backup, runs BACKUP_COMMAND and deletes outdated backups. */
async function rotate(cli: Cli): Promise<void> {
  const { BACKUP_DIR, BACKUP_COMMAND } = cli.settings;
  makeFolder(BACKUP_DIR);
  const file = join(BACKUP_DIR, backupName(dubaiDay(new Date())));
  await writeBackup(cli, file);
  cli.out(`Backed up to ${file}`);
  if (BACKUP_COMMAND) {
    const { status } = spawnSync('sh', ['-c', `${BACKUP_COMMAND} "$1"`, 'sh', file], {
      stdio: 'inherit',
      env: cli.env,
    });
    if (status !== 0) throw new Error(`BACKUP_COMMAND failed: ${file} exists, but was not copied elsewhere`);
  }
  for (const name of outdated(backupsIn(BACKUP_DIR))) {
    rmSync(join(BACKUP_DIR, name), { force: true });
    cli.out(`Deleted the outdated ${name}`);
  }
}

/** Restores the newest backup into a temporary folder and reads it. */
async function drill({ settings: { BACKUP_DIR }, out }: Cli): Promise<void> {
  const file = newestBackup(BACKUP_DIR);
  if (!file) throw new Error(`There is no backup in ${BACKUP_DIR}: run jk backup --rotate`);
  await withCopy(file, async ({ moderation, staff }) => {
    const { pending, suspectedSpam, published, rejected } = await moderation.queueCounts();
    const reviews = pending + suspectedSpam + published + rejected;
    out(`Restored ${file} on trial: ${reviews} reviews, ${(await staff.list()).length} accounts`);
  });
}

type BackupOptions = { rotate?: boolean; drill?: boolean };

async function restoreStore({ databaseUrl, dataDir }: Cli, file: string): Promise<void> {
  try {
    if (databaseUrl) await restorePostgres(databaseUrl, file);
    else await restoreSqlite(dataDir, file);
  } catch (error) {
    if (failureOf(error) === 'busy') throw new Error('The store is in use: stop the server first');
    throw error;
  }
}

async function restore(cli: Cli, file: string, force: boolean): Promise<void> {
  const { databaseUrl, storeFile } = cli;
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file: give the file of a backup`);
  if (!force && (databaseUrl ? await hasPostgresStore(databaseUrl) : existsSync(storeFile)))
    throw new Error(
      'There is already a store: stop the server, then use --force to replace it with the backup',
    );
  await restoreStore(cli, file);
}

export function backupCommands(program: Command, cli: Cli): void {
  program
    .command('backup [file]')
    .description('copy the store, with the content in it, into a file while the server runs')
    .option('--rotate', 'back up into BACKUP_DIR by date; keep 7 days, 4 weeks and 12 months')
    .option('--drill', 'restore the newest backup in BACKUP_DIR into a temporary folder and read it')
    .action(async (file: string | undefined, options: BackupOptions) => {
      if ((file !== undefined) === Boolean(options.rotate || options.drill))
        throw new Error('Give either a file, or --rotate, --drill or both');
      if (file !== undefined) {
        await backupTo(cli, file);
        return cli.out(`Backed up to ${file}`);
      }
      await watchBackup(cli, async () => {
        if (options.rotate) await rotate(cli);
        if (options.drill) await drill(cli);
      });
    });
  program
    .command('restore <file>')
    .option('--force', 'replace the existing store; the server must be stopped')
    .description('restore the store from a backup')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      await restore(cli, file, force);
      cli.out(`Restored from ${file}`);
    });
}
