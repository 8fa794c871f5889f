import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROGRAM_REF, programCommit, unmergedFiles } from './folder.ts';
import { type Git, gitOf } from './git.ts';
import type { WorkingCopy } from './working-copy.ts';

type Places = Record<'gitDir' | 'dataDir', string>;
type Operations = {
  createWorkingCopy: () => Promise<WorkingCopy>;
  fastForward: (commit: string) => Promise<boolean>;
};

/** Updates the folder when a clone pushes. */
export const ALLOW_PUSHES = ['receive.denyCurrentBranch', 'updateInstead'];
const CHERRY_PICK = ['cherry-pick', '--no-commit', '--strategy-option=ours', '--strategy-option=no-renames'];

/** Commits the program's content on top of its last version; returns an empty string if nothing is new. */
async function commitProgram(from: string, git: Git, { gitDir, dataDir }: Places): Promise<string> {
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

/** Cherry-picks the program's changes into a working copy. On a conflict the owner's version wins. */
async function cherryPick(incoming: string, git: Git): Promise<void> {
  await git([...CHERRY_PICK, incoming]).catch(async (error) => {
    const files = await unmergedFiles(git);
    if (!files.length) throw error;
    for (const { state, path } of files)
      await git(
        state.startsWith('D') ? ['rm', '--quiet', '--force', path] : ['checkout', 'HEAD', '--', path],
      );
  });
}

/**
 * Merges the program's content into a content folder; false if nothing is new. Works in a copy, so that a killed process
 * leaves the folder unchanged and the next one starts again.
 */
export async function mergeProgram(
  from: string,
  git: Git,
  places: Places,
  operations: Operations,
): Promise<boolean> {
  const incoming = await commitProgram(from, git, places);
  if (!incoming) return false;
  await using copy = await operations.createWorkingCopy();
  await cherryPick(incoming, copy.git);
  if (await copy.isChanged()) {
    const hash = await copy.commit('The program was updated');
    if (!(await operations.fastForward(hash))) return mergeProgram(from, git, places, operations);
  }
  await git(['update-ref', PROGRAM_REF, incoming]);
  return true;
}

/** Fills an empty folder. Sets the program's ref first, so that the next start detects an interrupted fill. */
export async function fillFromProgram(from: string, git: Git, places: Places): Promise<void> {
  const incoming = (await commitProgram(from, git, places)) || (await programCommit(git));
  await git(['update-ref', PROGRAM_REF, incoming]);
  await git(['read-tree', '--reset', '-u', incoming]);
  await git(['update-ref', 'HEAD', incoming]);
}
