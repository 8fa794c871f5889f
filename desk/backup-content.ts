import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CAME_WITH, programCommit } from './folder.ts';
import { type Git, gitOf } from './git.ts';
import { PUSHES } from './program-content.ts';

/** Writes the whole history into one file. */
export async function bundle(file: string, git: Git): Promise<void> {
  const program = await programCommit(git);
  if (program) await git(['update-ref', CAME_WITH, program]);
  try {
    await git(['bundle', 'create', '--quiet', `${file}.partial`, 'HEAD', ...(program ? [CAME_WITH] : [])]);
    await rename(`${file}.partial`, file);
  } finally {
    await rm(`${file}.partial`, { force: true });
  }
}

/**
 * Puts the history of such a file in the place of a content folder. `restoreStore` runs once the file is known to be whole.
 * Gives where what was there is now, if anything was.
 */
export async function unbundle(
  file: string,
  { folder, dataDir }: Record<'folder' | 'dataDir', string>,
  restoreStore: () => Promise<void>,
): Promise<string | undefined> {
  const beside = `${folder}.restoring`;
  const before = `${folder}.before-${new Date().toISOString().slice(0, 23).replaceAll(':', '-')}`;
  const git = gitOf({ folder: beside, gitDir: join(beside, '.git'), dataDir });
  try {
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true });
    await git(['init', '--quiet', '--initial-branch=main']);
    try {
      // Backups of earlier versions name the branch instead of HEAD.
      const heads = await git(['bundle', 'unbundle', resolve(file)]);
      for (const line of heads.split('\n').reverse()) {
        const [hash = '', name] = line.split(' ');
        await git(['update-ref', name === CAME_WITH ? CAME_WITH : 'refs/heads/main', hash]);
      }
      await git(['fsck', '--connectivity-only']);
    } catch (error) {
      const reason = (error as Error).message.split('\n')[0];
      throw new Error(`${file} cannot be unpacked (${reason}): your store and content are untouched`);
    }
    await git(['reset', '--quiet', '--hard']);
    await git(['config', ...PUSHES]);
    await restoreStore();
    // It may be newer than the backup.
    const isThere = existsSync(folder);
    if (isThere) await rename(folder, before);
    await rename(beside, folder);
    return isThere ? before : undefined;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}
