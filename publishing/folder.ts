import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseConflicts, refuseLinks, refuseOtherRepositories } from './folder-problems.ts';
import { type Author, type Git, orEmpty, splitNul } from './git.ts';
import { Refusal } from './refusal.ts';

/** Git holds a lock for less than a second. An older one was left by a killed process. */
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
/** The content of the last merged program version, with which the next one is compared. A clone has it as a remote branch. */
export const PROGRAM_REF = 'refs/heads/program';
/** Files that the site reads. They are committed even if a `.gitignore` excludes them. */
const IS_CONTENT =
  /^(facts|photos|[a-z]{2,3})\/([^./][^/]*\/)*[^./][^/]*\.(ya?ml|mdx?|jpe?g|png|webp|avif)$/i;
const UNMERGED = /U|AA|DD/;

async function removeStaleLocks(gitDir: string): Promise<void> {
  const refs = (await readdir(join(gitDir, 'refs'), { recursive: true }))
    .filter((name) => name.endsWith('.lock'))
    .map((name) => join('refs', name));
  for (const lock of [...LOCKS, ...refs].map((name) => join(gitDir, name))) {
    const stats = await stat(lock).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
  }
}

async function statusOf(git: Git) {
  const [branch = '', ...lines] = splitNul(await git(STATUS));
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

export const isChanged = async (git: Git) => (await statusOf(git)).edits.length > 0;

export const unmergedFiles = async (git: Git) => (await statusOf(git)).unmerged;

async function stageAll(git: Git): Promise<void> {
  await git(['add', '--all', '.']);
  const input = (await statusOf(git)).ignored.join('\0');
  if (input) await git(['add', '--force', '--pathspec-from-file=-', '--pathspec-file-nul'], { input });
}

async function commitIndex(git: Git, message: string, author?: Author): Promise<string> {
  const args = ['commit', '--quiet', '--allow-empty', '--cleanup=whitespace', '--file=-'];
  await git(args, { input: message, author });
  return git(['rev-parse', 'HEAD']);
}

export async function commit(git: Git, message: string, author?: Author): Promise<string> {
  await stageAll(git);
  return commitIndex(git, message, author);
}

/** The commit of the last merged program version; empty if there is none yet. */
export const programCommit = async (git: Git) =>
  (await orEmpty(git(['rev-parse', '--verify', '--quiet', PROGRAM_REF]))) ||
  (await orEmpty(git(['rev-parse', '--verify', '--quiet', 'refs/remotes/origin/program'])));

/** Moves a detached HEAD back to the branch `main`, because pushes and backups follow the branch. */
async function attach(git: Git, folder: string): Promise<void> {
  const main = await orEmpty(git(['rev-parse', '--verify', '--quiet', 'refs/heads/main']));
  if (main && (await git(['merge-base', main, 'HEAD'])) !== main)
    throw new Refusal(
      `${folder} is not on a branch and lacks commits of 'main': run 'git switch main' there, or 'git switch -C main' to keep what is there now.`,
    );
  await git(['checkout', '--quiet', '-B', 'main']);
}

async function commitEdits(git: Git, isFirst: boolean): Promise<void> {
  await stageAll(git);
  // Git quotes unusual file names, so that none can forge a line of the message.
  const files = await git(['diff', '--cached', '--name-only']);
  if (files)
    await commitIndex(
      git,
      isFirst ? 'The content as it was in the folder' : `Edited in the files\n\n${files}`,
    );
}

/**
 * Commits the files as they are. Initializes a missing history, fills an empty folder with `fill`, and repairs what is safe to
 * repair. Throws a Refusal if a person has to act.
 */
export async function checkpoint(
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
  // A process killed while filling the folder left files, but no commit.
  const isEmpty = isFirst && (!edits.length || (await programCommit(git)) !== '');
  if (edits.length && !isEmpty) await commitEdits(git, isFirst);
  if (isFirst && (isEmpty || !existsSync(join(folder, 'facts')))) await fill(isEmpty);
}
