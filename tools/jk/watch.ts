import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { CURRENT, PRIVATE } from '../../contract/release.ts';
import { mailer } from '../../server/mail/outbox.ts';
import { makeFolder } from '../../server/store/store-file.ts';
import { newestBackup } from './rotation.ts';
import { type Cli, reasonOf } from './store.ts';

const root = join(import.meta.dirname, '../..');
/** A day, and time for a job that takes long. */
const STALE_MS = 26 * 3_600_000;

type Job = 'nightly' | 'backup';
type Trouble = { about: Job | 'mails'; text: string };

/** What is known from one run to the next: jobs whose last run failed, and of which troubles the owner has been told. */
type State = { since: string; failed: Partial<Record<Job, string>>; told: Trouble['about'][] };

const stateFileOf = ({ dataDir }: Cli) => join(dataDir, 'watch.json');

function readState(cli: Cli): State {
  const file = stateFileOf(cli);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { since: new Date().toISOString(), failed: {}, told: [] };
}

/** On a full disk the mail matters more than that it was sent is written down. */
function writeState(cli: Cli, state: State): void {
  const stateFile = stateFileOf(cli);
  try {
    makeFolder(cli.dataDir);
    writeFileSync(`${stateFile}.${process.pid}`, JSON.stringify(state));
    renameSync(`${stateFile}.${process.pid}`, stateFile);
  } catch (error) {
    cli.err(`${stateFile} cannot be written: ${reasonOf(error)}`);
  }
}

function builtAt(folder: string): string {
  try {
    return JSON.parse(readFileSync(join(folder, CURRENT, PRIVATE.about), 'utf8')).builtAt;
  } catch {
    return '';
  }
}

function backedUpAt(folder: string): string {
  const newest = newestBackup(folder);
  return newest ? statSync(newest).mtime.toISOString() : '';
}

function troubleOf({ settings }: Cli, job: Job, { failed, since }: State): Trouble[] {
  const [name, last, remedy] =
    job === 'nightly'
      ? ['build of the night', builtAt(settings.RELEASES_DIR), 'What was live stays. Try: jk nightly']
      : ['backup', backedUpAt(settings.BACKUP_DIR), 'Try: jk backup --rotate'];
  const isStale = Date.now() - Date.parse(last > since ? last : since) > STALE_MS;
  if (failed[job] === undefined && !isStale) return [];
  const text =
    failed[job] === undefined
      ? `The last ${name} is of ${last || 'no day at all'}: is its timer on?`
      : `The ${name} failed: ${failed[job]}`;
  return [{ about: job, text: `${text}\n${remedy}` }];
}

async function mailTrouble({ settings, withStore }: Cli): Promise<Trouble[]> {
  try {
    if (!settings.SMTP_URL || !(await withStore((store) => store.outbox.isStuck(new Date())))) return [];
    return [{ about: 'mails', text: 'Mails about reviews have not gone out for an hour: see SMTP_URL.' }];
  } catch (error) {
    return [{ about: 'mails', text: `The store does not say whether mails wait: ${reasonOf(error)}` }];
  }
}

/** One mail to the owner where something is wrong of which he has not been told; gives everything that is wrong. */
async function watch(cli: Cli, state = readState(cli)): Promise<Trouble[]> {
  const jobs = (['nightly', 'backup'] as const).flatMap((job) => troubleOf(cli, job, state));
  const troubles = [...jobs, ...(await mailTrouble(cli))];
  const wrong = troubles.map(({ about }) => about);
  const told = state.told.filter((about) => wrong.includes(about));
  // First what is well again: a mail that cannot be sent now is tried at the next run.
  writeState(cli, { ...state, told });
  const { SMTP_URL: url, NOTICE_FROM: from, NOTICE_TO: to, SITE_URL: site = 'the site' } = cli.settings;
  if (told.length === wrong.length || !url || !from || !to) return troubles;
  const text = `${troubles.map((trouble) => trouble.text).join('\n\n')}\n`;
  await mailer({ url, from })({ to, subject: `JK Masters: something is wrong with ${site}`, text });
  writeState(cli, { ...state, told: wrong });
  return troubles;
}

/** Runs a job of the night: where it fails the owner gets a mail, once until it has gone well again. */
export async function runJob(cli: Cli, job: Job, task: () => void | Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const state = readState(cli);
    state.failed[job] = reasonOf(error);
    await watch(cli, state).catch((failure) => cli.err(`No mail was sent: ${reasonOf(failure)}`));
    throw error;
  }
  const { failed, told, ...state } = readState(cli);
  delete failed[job];
  writeState(cli, { ...state, failed, told: told.filter((about) => about !== job) });
}

async function nightly({ env, databaseUrl, storeFile, withStore }: Cli): Promise<void> {
  const build = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stderr.trim() || `it ended with ${build.signal}`);
  if (databaseUrl || existsSync(storeFile)) await withStore((store) => store.purge(new Date()));
}

export function watchCommands(program: Command, cli: Cli): void {
  program
    .command('nightly')
    .description('build and serve the site of the day, and delete what is kept for a time only')
    .action(() => runJob(cli, 'nightly', () => nightly(cli)));
  program
    .command('watch')
    .description(
      'tell the owner once by mail when a build or backup failed or is old, or when mails are stuck',
    )
    .action(async () => {
      const troubles = await watch(cli);
      for (const { text } of troubles) cli.err(text);
      if (troubles.length) throw new Error('Something is wrong');
      cli.out('All is well');
    });
}
