import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseConflicts, refuseLinks, refuseOtherRepositories } from './folder-problems.ts';
import { type Author, type Git, namesIn, orNothing } from './git.ts';
import { Refusal } from './refusal.ts';

/** Git holds its locks for less than a second: one so old was left by a process that was killed. */
const STALE_LOCK_MS = 10_000;
const LOCKS = ['index.lock', 'HEAD.lock', 'config.lock', 'packed-refs.lock', 'program.index.lock'];
const STATUS = [
  'status',
  '--porcelain',
  '--branch',
  '-z',
  '--no-renames',
  '--untracked-files=all',
  '--ignored',
];
/** What the program brought last: the next version is compared with it. A clone has it as its origin's. */
export const CAME_WITH = 'refs/heads/program';
/** What the site reads: a `.gitignore` must not hide it from the history. */
const IS_CONTENT =
  /^(facts|photos|[a-z]{2,3})\/([^./][^/]*\/)*[^./][^/]*\.(ya?ml|mdx?|jpe?g|png|webp|avif)$/i;
const UNMERGED = /U|AA|DD/;

async function removeStaleLocks(gitDir: string): Promise<void> {
  const refs = (await readdir(join(gitDir, 'refs'), { recursive: true }))
    .filter((name) => name.endsWith('.lock'))
    .map((name) => join('refs', name));
  for (const lock of [...LOCKS, ...refs].map((name) => join(gitDir, name))) {
    const left = await stat(lock).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
  }
}

async function statusOf(git: Git) {
  const [branch = '', ...lines] = namesIn(await git(STATUS));
  const edits = lines
    .map((line) => ({ state: line.slice(0, 2), path: line.slice(3) }))
    .filter(({ state, path }) => state !== '!!' || IS_CONTENT.test(path));
  return {
    branch,
    edits,
    ignored: edits.filter(({ state }) => state === '!!').map(({ path }) => path),
    unmerged: edits.filter(({ state }) => UNMERGED.test(state)),
  };
}

/** Whether a folder differs from its last commit. */
export const isChanged = async (git: Git) => (await statusOf(git)).edits.length > 0;

/** The files that a merge, a revert or the like could not join. */
export const unmergedFiles = async (git: Git) => (await statusOf(git)).unmerged;

async function add(git: Git): Promise<void> {
  await git(['add', '--all', '.']);
  const input = (await statusOf(git)).ignored.join('\0');
  if (input) await git(['add', '--force', '--pathspec-from-file=-', '--pathspec-file-nul'], { input });
}

async function record(git: Git, message: string, author?: Author): Promise<string> {
  const args = ['commit', '--quiet', '--allow-empty', '--cleanup=whitespace', '--file=-'];
  await git(args, { input: message, author });
  return git(['rev-parse', 'HEAD']);
}

/** Commits all of a folder; gives the hash. */
export async function commit(git: Git, message: string, author?: Author): Promise<string> {
  await add(git);
  return record(git, message, author);
}

/** The hash of what the program brought last; nothing in a folder to which it has brought nothing yet. */
export const programCommit = async (git: Git) =>
  (await orNothing(git(['rev-parse', '--verify', '--quiet', CAME_WITH]))) ||
  (await orNothing(git(['rev-parse', '--verify', '--quiet', 'refs/remotes/origin/program'])));

/** Puts publications back on a branch, which pushes and backups follow. */
async function attach(git: Git, folder: string): Promise<void> {
  const main = await orNothing(git(['rev-parse', '--verify', '--quiet', 'refs/heads/main']));
  if (main && (await git(['merge-base', main, 'HEAD'])) !== main)
    throw new Refusal(
      `${folder} is not on a branch and lacks commits of 'main': run 'git switch main' there, or 'git switch -C main' to keep what is there now.`,
    );
  await git(['checkout', '--quiet', '-B', 'main']);
}

/** Commits what was edited by hand. */
async function commitEdits(git: Git, isFirst: boolean): Promise<void> {
  await add(git);
  // Git quotes odd names here: none can pass for another line of the message.
  const files = await git(['diff', '--cached', '--name-only']);
  if (files)
    await record(git, isFirst ? 'The content as it was in the folder' : `Edited in the files\n\n${files}`);
}

/**
 * Makes the last commit the same as the files: begins a history where there is none, with `fill` where there are no files
 * either, repairs what is safe to repair, and commits what was edited by hand. Throws a Refusal where a person has to act.
 */
export async function settle(
  git: Git,
  folder: string,
  gitDir: string,
  fill: (isEmpty: boolean) => Promise<unknown>,
) {
  await mkdir(folder, { recursive: true });
  refuseOtherRepositories(folder, gitDir);
  refuseLinks(folder);
  if (!existsSync(join(gitDir, 'HEAD'))) await git(['init', '--quiet', '--initial-branch=main']);
  await removeStaleLocks(gitDir);
  const { branch, edits, unmerged } = await statusOf(git);
  refuseConflicts(unmerged);
  if (branch.startsWith('## HEAD (')) await attach(git, folder);
  const isFirst = branch.startsWith('## No commits yet');
  // A process that was killed while it filled the folder left files, but no commit.
  const isEmpty = isFirst && (!edits.length || (await programCommit(git)) !== '');
  if (edits.length && !isEmpty) await commitEdits(git, isFirst);
  if (isFirst && (isEmpty || !existsSync(join(folder, 'facts')))) await fill(isEmpty);
}
