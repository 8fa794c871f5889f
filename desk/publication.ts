import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DeskCheck, Draft, Publication, UndoOrder } from '../contract/desk.ts';
import type { Finding } from '../contract/findings.ts';
import { type Manifest, PRIVATE } from '../contract/release.ts';
import { currentRelease, recordContent, serveRelease } from '../publish/releases.ts';
import { liveData, namesOf } from './content.ts';
import { commitMessage, describeChange, partsOfMessage } from './describe.ts';
import { valueAt, withChanges } from './files.ts';
import { isUnwritten } from './new-record.ts';
import type { Author, Repository } from './repository.ts';

/** Drafts to publish, or what to take back. */
export type Order = { drafts: Draft[]; preview: boolean } | { undo: UndoOrder };
/** The bytes of a drafted photo, in base64. */
export type PhotoValue = { photo: string };

export type PublicationOptions = {
  order: Order;
  author: Author;
  repository: Repository;
  releases: string;
  project: string;
  /** Told before each step; what is told at 'switching' suffices to end it after `kill -9`. */
  onStep: (step: Publication['state'], made?: { commit: string; release: number }) => Promise<void>;
};

/** Why nothing was published, in words for whoever asked for it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly mistakes: Finding[];
  constructor(reason: string, mistakes: Finding[] = []) {
    super(reason);
    this.mistakes = mistakes;
  }
}

/** Visitors come first. */
const LOW_PRIORITY = 10;
/** Drafts of photos are sent apart from the texts. */
const PHOTOS = 'photos/';
const NOT_PAGES = /^(\/[a-z]{2,3})?\/(_astro|api|og|plan)\/|\.\w+$/;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Without those of a branch or an article whose words are still to be written: they stay drafts, all of them. */
export function readyDrafts(drafts: Draft[]): Draft[] {
  const nameOf = ({ file, path }: Draft) => path.at(-1) ?? file.split('/').at(-1);
  const unwritten = new Set(drafts.filter(({ value }) => isUnwritten(value)).map(nameOf));
  return drafts.filter((draft) => ![nameOf(draft), ...draft.path].some((name) => unwritten.has(name)));
}

/** Writes drafts into the copy; gives what they change, in words. */
export async function apply(
  drafts: Draft[],
  { stage, folder }: Pick<Repository, 'stage' | 'folder'>,
): Promise<string[]> {
  const names = await namesOf(folder);
  for (const [file, ofFile] of Map.groupBy(drafts, (draft) => draft.file)) {
    const path = join(stage, file);
    await mkdir(dirname(path), { recursive: true });
    const [{ value } = { value: null }] = ofFile;
    if (file.startsWith(PHOTOS)) {
      if (value === null) await rm(path, { force: true });
      else await writeFile(path, Buffer.from((value as PhotoValue).photo, 'base64'));
      continue;
    }
    const live = await liveData(stage, file);
    for (const { path: at, before, value: wanted, by } of ofFile) {
      const now = at.length ? valueAt(live, at) : live;
      if (same(now, before) || same(now, wanted)) continue;
      const reason = `${describeChange({ file, path: at, before, value: wanted }, names)}: somebody changed this after ${by} did`;
      throw new Refusal(reason, [
        { file, path: at, reason, remedy: 'look at it again and save it again', text: reason },
      ]);
    }
    const text = withChanges(file, await readFile(path, 'utf8').catch(() => undefined), ofFile);
    if (text === undefined) await rm(path, { force: true });
    else await writeFile(path, text);
  }
  return drafts.map((draft) => describeChange(draft, names));
}

async function takeBack({ undo }: { undo: UndoOrder }, repository: Repository): Promise<string[]> {
  if ('commit' in undo) {
    const { title } = partsOfMessage(await repository.message(undo.commit).catch(() => ''));
    if (!title) throw new Refusal('There is no such change.');
    await repository.revert(undo.commit).catch(() => {
      throw new Refusal(`Later changes stand on '${title}': undo these first, or go back to a day.`);
    });
    return [`Undone: ${title}`];
  }
  // A day ends at midnight in Dubai.
  const commit = await repository.at(`${undo.day}T23:59:59+04:00`);
  if (!commit) throw new Refusal(`There is nothing as old as ${undo.day}.`);
  await repository.backTo(commit);
  return [`Back to how it was on ${undo.day}`];
}

/** All that is wrong with a folder, or to settle before the site goes live; looked at in another process. */
async function checked(folder: string): Promise<DeskCheck> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'check.ts'), folder],
    { maxBuffer: 1 << 26 },
  );
  return JSON.parse(stdout);
}

/** The same of the content with drafts. */
export async function checkDrafts(drafts: Draft[], { folder }: Repository): Promise<DeskCheck> {
  const stage = await mkdtemp(join(tmpdir(), 'jk-masters-check-'));
  try {
    await cp(folder, stage, { recursive: true, filter: (path) => !/[\\/]\.git$/.test(path) });
    await apply(drafts, { stage, folder });
    return await checked(stage);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { mistakes: error.mistakes, notices: [], launch: [] };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function check({ stage }: Repository): Promise<void> {
  const { mistakes } = await checked(stage);
  if (mistakes.length) throw new Refusal(mistakes[0]?.text ?? '', mistakes);
}

/** Builds the copy without serving it; gives the release's number, or `preview`. */
async function build(project: string, stage: string, name: 'unserved' | 'preview'): Promise<number> {
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(join(project, 'tools/build.ts'), [], {
    cwd: project,
    env: { ...env, CONTENT_DIR: stage, RELEASE: name, NO_COLOR: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, LOW_PRIORITY);
  let number = 0;
  let said = '';
  child.on('message', (message) => {
    number = Number((message as { release: number }).release);
  });
  child.stderr?.on('data', (data) => {
    said = (said + data).slice(-4_000);
  });
  const [status] = await once(child, 'close');
  if (status === 0) return number;
  throw new Refusal(`The site could not be built: ${plain(said || 'the build was stopped')}`);
}

/** Of Node, of SQLite, and of what git does at the moment. */
const NO_ROOM = /ENOSPC|EDQUOT|No space left|disk is full|out of disk ?space|(unable to|couldn't) write/i;

/** What a program gave as its reason, and no more of a full disk than that. */
export function plain(said: string): string {
  if (NO_ROOM.test(said)) return 'the disk of the server is full. Make room there and try again.';
  const lines = said.trim().split('\n');
  // A build tells what is worth a look before it says what is wrong.
  return lines.find((line) => /error|fatal|cannot|is not|has no/i.test(line)) ?? lines[0] ?? '';
}

const manifestOf = async (releases: string, number: number | undefined): Promise<Manifest> =>
  JSON.parse(await readFile(join(releases, String(number), PRIVATE.manifest), 'utf8').catch(() => '{}'));

/** The pages that one release has other than another. */
async function changedPages(releases: string, from: number | undefined, to: number): Promise<string[]> {
  const [before, after] = [await manifestOf(releases, from), await manifestOf(releases, to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((url) => before[url]?.etag !== after[url]?.etag && !NOT_PAGES.test(url))
    .sort();
}

/**
 * Makes drafts public, or takes something back: writes, checks and builds a copy, and only then commits and serves it.
 * Throws a Refusal that says why not; what was public is public still.
 */
export async function publish(options: PublicationOptions): Promise<void> {
  const { order, author, repository, releases, project, onStep } = options;
  const isPreview = 'preview' in order && order.preview;
  await onStep('checking');
  await repository.begin();
  try {
    const changes =
      'drafts' in order ? await apply(order.drafts, repository) : await takeBack(order, repository);
    if (!(await repository.changedFiles()).length && !isPreview)
      throw new Refusal('Nothing is different from what is public.');
    await check(repository);
    await onStep('building');
    const release = await build(project, repository.stage, isPreview ? 'preview' : 'unserved');
    if (isPreview) return;
    const pages = await changedPages(releases, await currentRelease(releases), release);
    const commit = await repository.commitStage(commitMessage(changes, pages), author);
    await recordContent(releases, release, commit);
    await onStep('switching', { commit, release });
    if (!(await repository.take(commit)))
      throw new Refusal('The files were changed at the same time. Publish again.');
    await serveRelease(releases, release);
  } finally {
    await repository.end();
  }
}

/** Ends what a process that was killed had begun to switch. */
export async function finish(
  { repository, releases }: Pick<PublicationOptions, 'repository' | 'releases'>,
  { commit, release }: { commit: string; release: number },
): Promise<void> {
  await repository.force(commit);
  await serveRelease(releases, release);
  await repository.end();
}
