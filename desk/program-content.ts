import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkout } from './checkout.ts';
import { CAME_WITH, commit, isChanged, programCommit, unmergedFiles } from './folder.ts';
import { type Git, gitOf } from './git.ts';

type Places = Record<'gitDir' | 'dataDir', string>;
type Means = { checkout: () => Promise<Checkout>; take: (commit: string) => Promise<boolean> };

/** Clones may push: the folder follows. */
export const PUSHES = ['receive.denyCurrentBranch', 'updateInstead'];
const PICK = ['cherry-pick', '--no-commit', '--strategy-option=ours', '--strategy-option=no-renames'];

/** The program's content as a commit on top of what it brought before; nothing where it brings nothing new. */
async function broughtBy(from: string, git: Git, { gitDir, dataDir }: Places): Promise<string> {
  const [before, index] = [await programCommit(git), join(gitDir, 'program.index')];
  const program = gitOf({ folder: from, gitDir, dataDir });
  const env = { GIT_INDEX_FILE: index };
  await rm(index, { force: true });
  try {
    await program(['add', '--all', '--force', '.'], { env });
    const tree = await program(['write-tree'], { env });
    if (before && (await git(['rev-parse', `${before}^{tree}`])) === tree) return '';
    const input = before
      ? 'The content of a new version of the program'
      : 'The content as it came with the program';
    return await git(['commit-tree', tree, ...(before ? ['-p', before] : [])], { input });
  } finally {
    await rm(index, { force: true });
  }
}

/** Applies what the program brings to a checkout; where the owner changed the same line or file, his stays. */
async function pick(brought: string, git: Git): Promise<void> {
  await git([...PICK, brought]).catch(async (error) => {
    const files = await unmergedFiles(git);
    if (!files.length) throw error;
    for (const { state, path } of files)
      await git(
        state.startsWith('D') ? ['rm', '--quiet', '--force', path] : ['checkout', 'HEAD', '--', path],
      );
  });
}

/**
 * Brings the program's content into the content of a folder; false where it brings nothing new. It is made ready in a
 * checkout: a process that is killed leaves the folder as it was, and the next one begins again.
 */
export async function bring(from: string, git: Git, places: Places, means: Means): Promise<boolean> {
  const brought = await broughtBy(from, git, places);
  if (!brought) return false;
  // Also in a clone that was made by hand.
  await git(['config', ...PUSHES]);
  const { git: copy, remove } = await means.checkout();
  try {
    await pick(brought, copy);
    if ((await isChanged(copy)) && !(await means.take(await commit(copy, 'The program was updated'))))
      return bring(from, git, places, means);
  } finally {
    await remove();
  }
  await git(['update-ref', CAME_WITH, brought]);
  return true;
}

/** Fills a folder that has no files. The branch of the program comes first: it tells the next start of one that was cut off. */
export async function fill(from: string, git: Git, places: Places): Promise<void> {
  const brought = (await broughtBy(from, git, places)) || (await programCommit(git));
  await git(['config', ...PUSHES]);
  await git(['update-ref', CAME_WITH, brought]);
  await git(['read-tree', '--reset', '-u', brought]);
  await git(['update-ref', 'HEAD', brought]);
}
