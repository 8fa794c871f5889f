import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DeskCheck, Draft, Publication, UndoOrder } from '../contract/desk.ts';
import type { Finding } from '../contract/findings.ts';
import { type Manifest, PRIVATE } from '../contract/release.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { valueAt } from '../domain/field-path.ts';
import { checkFolder } from '../edition/from-folder.ts';
import { currentRelease, recordContent, serveRelease } from '../publish/releases.ts';
import { draftedFiles, isPhoto, liveData, namesOf, type PhotoValue } from './content.ts';
import { commitMessage, describeChange, partsOfMessage } from './describe.ts';
import type { Author } from './git.ts';
import { launchChecksOf } from './launch-check.ts';
import type { Repository, Stage } from './repository.ts';

/** Drafts to publish, or what to take back. */
export type Order = { drafts: Draft[]; preview: boolean } | { undo: UndoOrder };

type PublicationOptions = {
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
const NOT_PAGES = /^(\/[a-z]{2,3})?\/(_astro|api|og|plan)\/|\.\w+$/;

/** Drafts of what somebody else has changed since. */
async function conflictsOf(drafts: Draft[], folder: string): Promise<Finding[]> {
  const names = await namesOf(folder);
  const findings = drafts.map(async (draft): Promise<Finding[]> => {
    const { file, path, before, value, by } = draft;
    if (isPhoto(file)) return [];
    const live = JSON.stringify(valueAt(await liveData(folder, file), path) ?? null);
    if (live === JSON.stringify(before) || live === JSON.stringify(value)) return [];
    const reason = `${describeChange(draft, names)}: somebody changed this after ${by} did`;
    return [{ file, path, reason, remedy: 'look at it again and save it again', text: reason }];
  });
  return (await Promise.all(findings)).flat();
}

/** Why drafts could not be applied: what is wrong with the files, such as one that was edited by hand and is no YAML. */
async function refusalOf(error: unknown, folder: string): Promise<unknown> {
  // On a full disk it is not the files.
  if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall) return error;
  const { mistakes } = await checkFolder(folder, dubaiDay(new Date()));
  return mistakes[0] ? new Refusal(mistakes[0].text, mistakes) : error;
}

/** Writes drafts into a copy of the content; gives what they change, in words. */
async function apply(drafts: Draft[], stage: string): Promise<string[]> {
  try {
    return await write(drafts, stage);
  } catch (error) {
    throw await refusalOf(error, stage);
  }
}

async function write(drafts: Draft[], stage: string): Promise<string[]> {
  const conflicts = await conflictsOf(drafts, stage);
  if (conflicts[0]) throw new Refusal(conflicts[0].text, conflicts);
  const names = await namesOf(stage);
  const texts = draftedFiles(stage, drafts);
  for (const { file, value } of drafts) {
    const path = join(stage, file);
    const photo = isPhoto(file) && value ? (value as PhotoValue).photo : undefined;
    const data = photo ? Buffer.from(photo, 'base64') : texts[file];
    await mkdir(dirname(path), { recursive: true });
    if (data) await writeFile(path, data);
    else await rm(path, { force: true });
  }
  return drafts.map((draft) => describeChange(draft, names));
}

async function takeBack(undo: UndoOrder, repository: Repository, stage: Stage): Promise<string[]> {
  if ('commit' in undo) {
    const [commit] = await repository.log(1, undo.commit);
    if (!commit) throw new Refusal('There is no such change.');
    const { title } = partsOfMessage(commit.message);
    await stage.revert(undo.commit).catch(() => {
      throw new Refusal(`Later changes stand on '${title}': undo these first, or go back to a day.`);
    });
    return [`Undone: ${title}`];
  }
  // A day ends at midnight in Dubai.
  const commit = await repository.at(`${undo.day}T23:59:59+04:00`);
  if (!commit) throw new Refusal(`There is nothing as old as ${undo.day}.`);
  await stage.backTo(commit);
  return [`Back to how it was on ${undo.day}`];
}

/** All that is wrong with the content with drafts, or to settle before the site goes live. */
export async function checkDrafts(drafts: Draft[], { folder }: Repository): Promise<DeskCheck> {
  const stage = await mkdtemp(join(tmpdir(), 'jk-masters-check-'));
  try {
    await cp(folder, stage, { recursive: true, filter: (path) => !/[\\/]\.git$/.test(path) });
    await apply(drafts, stage);
    const today = dubaiDay(new Date());
    const { mistakes, notices, content } = await checkFolder(stage, today);
    return { mistakes, notices, launch: content ? launchChecksOf(content, stage, today) : [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { mistakes: error.mistakes, notices: [], launch: [] };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
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
  let [number, output] = [0, ''];
  child.on('message', (message) => {
    number = Number((message as { release: number }).release);
  });
  child.stderr?.on('data', (data) => {
    output = (output + data).slice(-4_000);
  });
  const [status] = await once(child, 'close');
  if (status === 0) return number;
  throw new Refusal(`The site could not be built: ${plainReason(output || 'the build was stopped')}`);
}

/** Of Node, of SQLite, and of what git does at the moment. */
const NO_ROOM = /ENOSPC|EDQUOT|No space left|disk is full|out of disk ?space|(unable to|couldn't) write/i;

/** What a program gave as its reason, and no more of a full disk than that. */
export function plainReason(output: string): string {
  if (NO_ROOM.test(output)) return 'the disk of the server is full. Make room there and try again.';
  const lines = output.trim().split('\n');
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
  const stage = await repository.stage();
  try {
    const changes =
      'undo' in order
        ? await takeBack(order.undo, repository, stage)
        : await apply(order.drafts, stage.folder);
    if (!isPreview && !(await stage.isChanged()))
      throw new Refusal('Nothing is different from what is public.');
    const { mistakes } = await checkFolder(stage.folder, dubaiDay(new Date()));
    if (mistakes[0]) throw new Refusal(mistakes[0].text, mistakes);
    await onStep('building');
    const release = await build(project, stage.folder, isPreview ? 'preview' : 'unserved');
    if (isPreview) return;
    const pages = await changedPages(releases, await currentRelease(releases), release);
    const commit = await stage.commit(commitMessage(changes, pages), author);
    await recordContent(releases, release, commit);
    await onStep('switching', { commit, release });
    if (!(await repository.take(commit)))
      throw new Refusal('The files were changed at the same time. Publish again.');
    await serveRelease(releases, release);
  } finally {
    await stage.remove();
  }
}

/** Ends what a process that was killed had begun to switch. */
export async function finish(
  repository: Repository,
  releases: string,
  commit: string,
  release: number,
): Promise<void> {
  await repository.force(commit);
  await serveRelease(releases, release);
  await repository.removeStages();
}
