import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { currentContent, currentFacts } from '../../release/releases.ts';
import { checkHistory } from '../../server/changes/commit.ts';
import { isDue } from '../../server/changes/plans.ts';
import { mailer, mailWords } from '../../server/mail/outbox.ts';
import { makeFolder } from '../../server/store/store-file.ts';
import { publish } from '../support/with-content.ts';
import { newestBackup } from './rotation.ts';
import { type Cli, reasonOf } from './store.ts';

/** A day plus time for a slow job. */
const STALE_MS = 26 * HOUR_MS;

type Topic = 'site' | 'late' | 'backup' | 'store';

/** State between runs: why the last backup failed, and the troubles already reported to the owner. */
type State = { since: string; failed: { backup?: string }; told: Topic[] };

const stateFileOf = ({ dataDir }: Cli) => join(dataDir, 'watch.json');

function readState(cli: Cli): State {
  const file = stateFileOf(cli);
  try {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    cli.err(`${file} is broken, and begun anew: ${reasonOf(error)}`);
  }
  return { since: new Date().toISOString(), failed: {}, told: [] };
}

/** Only reports a failure to write, because on a full disk the mail matters more than the state. */
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

function backedUpAt(folder: string): string {
  const newest = newestBackup(folder);
  return newest ? statSync(newest).mtime.toISOString() : '';
}

/** Publishes today's site if the servers did not; returns the reason if that fails. */
async function siteTrouble({ settings }: Cli): Promise<string> {
  const live = await currentFacts(settings.RELEASES_DIR);
  if (live?.day === dubaiDay(new Date())) return '';
  try {
    await publish(settings);
    return '';
  } catch (error) {
    return `${live ? `The site is from ${live.day}` : 'There is no site yet'}, and today's could not be published:\n${reasonOf(error)}`;
  }
}

/** Plans that are not public on their day, and a machine that does not show the newest publication. */
async function lateTrouble({ settings, withStore }: Cli): Promise<string> {
  const live = await currentFacts(settings.RELEASES_DIR);
  const late = await withStore(async ({ changes, now }) => {
    const [time, plans, [newest]] = [await now(), await changes.plans(), await changes.history(1)];
    const due = plans.filter((plan) => isDue({ ...plan, mistakes: [] }, dubaiDay(time)));
    const isBehind = newest && live?.publicationId !== newest.id && +time - Date.parse(newest.at) > MINUTE_MS;
    return [
      ...due.map(
        ({ by, day, mistakes }) =>
          `What ${by} planned for ${day} is not public: ${mistakes[0]?.text ?? 'the log of the servers has the reason'}`,
      ),
      ...(isBehind
        ? [`This machine shows publication ${live?.publication ?? 0}, and the newest is ${newest.number}.`]
        : []),
    ];
    // Another part of the mail reports the store.
  }).catch(() => []);
  return late.join('\n');
}

function backupTrouble({ settings }: Cli, { failed, since }: State): string {
  const advice = '\nTry: jk backup --rotate';
  if (failed.backup !== undefined) return `The backup failed: ${failed.backup}${advice}`;
  const last = backedUpAt(settings.BACKUP_DIR);
  const isStale = Date.now() - Date.parse(last > since ? last : since) > STALE_MS;
  return isStale
    ? `${last ? `The last backup is from ${last}` : 'There is no backup'}: is its timer on?${advice}`
    : '';
}

/** Whether the store takes writes and has what the site shows, and whether its mails go out. */
async function storeTrouble({ settings, withStore }: Cli): Promise<string> {
  try {
    return await withStore(async (store) => {
      await store.tryWrite();
      await checkHistory(settings.RELEASES_DIR, await store.changes.newest());
      const isStuck = settings.SMTP_URL && (await store.outbox.isStuck(new Date()));
      return isStuck ? 'Mails about reviews have not gone out for an hour: see SMTP_URL.' : '';
    });
  } catch (error) {
    return `The store cannot be used: ${reasonOf(error)}`;
  }
}

/** For the owner in the language of his account: what is wrong, and below it the details for the operator. */
async function mailOf({ settings, withStore }: Cli, to: string, topics: Topic[], troubles: string[]) {
  const details = `${settings.SITE_URL ?? ''}\n\n${troubles.join('\n\n')}\n`;
  const content = await currentContent(settings.RELEASES_DIR);
  if (!content) return { subject: 'The website needs attention', text: details };
  const account = await withStore((store) => store.staff.find(to)).catch(() => undefined);
  const words = mailWords(content.mails, account?.language).watch;
  const said = topics.map((topic) => words[topic]);
  return { subject: words.subject, text: [...said, words.forward, details].join('\n\n') };
}

/** Mails the owner if there is trouble not yet reported; returns all troubles. */
async function watch(cli: Cli, state = readState(cli)): Promise<string[]> {
  const found: [Topic, string][] = [
    ['site', await siteTrouble(cli)],
    ['late', await lateTrouble(cli)],
    ['backup', backupTrouble(cli, state)],
    ['store', await storeTrouble(cli)],
  ];
  const troubles = found.flatMap(([, text]) => text || []);
  const current = found.flatMap(([topic, text]) => (text ? topic : []));
  const reported = state.told.filter((topic) => current.includes(topic));
  // Forget solved troubles before mailing: if the mail fails, the next run sends it.
  writeState(cli, { ...state, told: reported });
  const { SMTP_URL: url, NOTICE_FROM: from, NOTICE_TO: to } = cli.settings;
  if (reported.length === current.length || !url || !from || !to) return troubles;
  await mailer({ url, from })({ to, ...(await mailOf(cli, to, current, troubles)) });
  writeState(cli, { ...state, told: current });
  return troubles;
}

/** Runs a scheduled backup. Mails the owner when it fails, once until a backup succeeds again. */
export async function watchBackup(cli: Cli, backup: () => Promise<void>): Promise<void> {
  try {
    await backup();
  } catch (error) {
    const state = readState(cli);
    state.failed.backup = reasonOf(error);
    await watch(cli, state).catch((failure) => cli.err(`No mail was sent: ${reasonOf(failure)}`));
    throw error;
  }
  const { told: reported, ...state } = readState(cli);
  writeState(cli, { ...state, failed: {}, told: reported.filter((topic) => topic !== 'backup') });
}

async function sendTest({ settings }: Cli): Promise<string> {
  const { SMTP_URL: url, NOTICE_FROM: from, NOTICE_TO: to, SITE_URL: site = 'the site' } = settings;
  if (!url || !from || !to) throw new Error('Set SMTP_URL, NOTICE_FROM and NOTICE_TO first');
  const text = `Mails about ${site} arrive here.`;
  await mailer({ url, from })({ to, subject: `Test: ${site}`, text });
  return `A mail was sent to ${to}`;
}

export function watchCommands(program: Command, cli: Cli): void {
  program
    .command('watch')
    .description(
      'mail the owner once when the site was not rendered today, a plan is late, a backup failed or is old, the store fails, or mails are stuck',
    )
    .option('--test', 'only send a mail, to see that it arrives')
    .action(async ({ test = false }: { test?: boolean }) => {
      if (test) return cli.out(await sendTest(cli));
      const troubles = await watch(cli);
      for (const text of troubles) cli.err(text);
      if (troubles.length) throw new Error('Something is wrong');
      cli.out('All is well');
    });
}
