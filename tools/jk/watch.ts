import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { CURRENT, PRIVATE, type ReleaseFacts } from '../../contract/release.ts';
import { releasesFolder } from '../../publish/releases.ts';
import { mailer } from '../../server/mail/outbox.ts';
import { makeFolder } from '../../server/store/store-file.ts';
import { newestBackup } from './rotation.ts';
import { databaseUrl, dataDir, reasonOf, settings, storeFile, withStore } from './store.ts';

const root = join(import.meta.dirname, '../..');
/** A day, and time for a job that takes long. */
const STALE_MS = 26 * 3_600_000;

type Job = 'nightly' | 'backup';
type Trouble = { about: Job | 'mails'; text: string };

/** What is known from one run to the next: jobs whose last run failed, and of which troubles the owner has been told. */
type State = { since: string; failed: Partial<Record<Job, string>>; told: Trouble['about'][] };

const stateFile = join(dataDir, 'watch.json');

const readState = (): State =>
  existsSync(stateFile)
    ? JSON.parse(readFileSync(stateFile, 'utf8'))
    : { since: new Date().toISOString(), failed: {}, told: [] };

function writeState(state: State): void {
  makeFolder(dataDir);
  writeFileSync(`${stateFile}.${process.pid}`, JSON.stringify(state));
  renameSync(`${stateFile}.${process.pid}`, stateFile);
}

function builtAt(): string {
  try {
    const about = readFileSync(join(releasesFolder(), CURRENT, PRIVATE.about), 'utf8');
    return (JSON.parse(about) as ReleaseFacts).builtAt;
  } catch {
    return '';
  }
}

function backedUpAt(): string {
  const newest = newestBackup(settings.BACKUP_DIR);
  return newest ? statSync(newest).mtime.toISOString() : '';
}

const WHAT: Record<Job, { name: string; last: () => string; remedy: string }> = {
  nightly: { name: 'build of the night', last: builtAt, remedy: 'What was live stays. Try: jk nightly' },
  backup: { name: 'backup', last: backedUpAt, remedy: 'Try: jk backup --rotate' },
};

async function troublesOf({ failed, since }: State, now: Date): Promise<Trouble[]> {
  const troubles: Trouble[] = [];
  for (const about of ['nightly', 'backup'] as const) {
    const { name, last, remedy } = WHAT[about];
    const at = last();
    const reason = failed[about];
    if (reason !== undefined) troubles.push({ about, text: `The ${name} failed: ${reason}\n${remedy}` });
    else if (+now - Date.parse(at > since ? at : since) > STALE_MS)
      troubles.push({
        about,
        text: `The last ${name} is of ${at || 'no day at all'}: is its timer on?\n${remedy}`,
      });
  }
  try {
    if (settings.SMTP_URL && (await withStore((store) => store.outbox.isStuck(now))))
      troubles.push({
        about: 'mails',
        text: 'Mails about reviews have not gone out for an hour: see SMTP_URL.',
      });
  } catch (error) {
    troubles.push({ about: 'mails', text: `The store does not say whether mails wait: ${reasonOf(error)}` });
  }
  return troubles;
}

/** On a full disk the mail matters more than that it was sent is written down. */
function tryWrite(state: State): void {
  try {
    writeState(state);
  } catch (error) {
    console.error(`${stateFile} cannot be written: ${reasonOf(error)}`);
  }
}

/** One mail to the owner of what he has not been told since it was well; gives everything that is wrong. */
async function watch(now = new Date(), failed: State['failed'] = {}): Promise<Trouble[]> {
  const known = readState();
  const state = { ...known, failed: { ...known.failed, ...failed } };
  const troubles = await troublesOf(state, now);
  const { told } = state;
  const news = troubles.filter(({ about }) => !told.includes(about));
  state.told = troubles.map(({ about }) => about).filter((about) => told.includes(about));
  // First what is well again: a mail that cannot be sent now is tried at the next run.
  tryWrite(state);
  const { SMTP_URL: url, NOTICE_FROM: from, NOTICE_TO: to, SITE_URL: site = 'the site' } = settings;
  if (!news.length || !url || !from || !to) return troubles;
  const text = troubles.map((trouble) => trouble.text).join('\n\n');
  await mailer({ url, from })({
    to,
    subject: `JK Masters: something is wrong with ${site}`,
    text: `${text}\n`,
  });
  tryWrite({ ...state, told: troubles.map(({ about }) => about) });
  return troubles;
}

/** Runs a job of the night: where it fails the owner gets a mail, once until it has gone well again. */
export async function runJob(job: Job, task: () => void | Promise<void>): Promise<void> {
  const note = (reason?: string) => {
    const {
      failed: { [job]: _, ...failed },
      told,
      ...state
    } = readState();
    if (reason !== undefined) return tryWrite({ ...state, told, failed: { ...failed, [job]: reason } });
    writeState({ ...state, failed, told: told.filter((about) => about !== job) });
  };
  try {
    await task();
  } catch (error) {
    const reason = reasonOf(error);
    note(reason);
    await watch(new Date(), { [job]: reason }).catch((failure) =>
      console.error(`No mail was sent: ${reasonOf(failure)}`),
    );
    throw error;
  }
  note();
}

async function nightly(): Promise<void> {
  const build = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stderr.trim() || `it ended with ${build.signal}`);
  if (databaseUrl || existsSync(storeFile)) await withStore((store) => store.purge(new Date()));
}

export function watchCommands(program: Command): void {
  program
    .command('nightly')
    .description('build and serve the site of the day, and delete what is kept for a time only')
    .action(() => runJob('nightly', nightly));
  program
    .command('watch')
    .description(
      'tell the owner once by mail when a build or backup failed or is old, or when mails are stuck',
    )
    .action(async () => {
      const troubles = await watch();
      for (const { text } of troubles) console.error(text);
      if (troubles.length) throw new Error('Something is wrong');
      console.log('All is well');
    });
}
