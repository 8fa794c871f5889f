import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROGRAM_REF, programCommit } from './folder.ts';
import { type Git, gitOf } from './git.ts';
import { ALLOW_PUSHES } from './program-content.ts';

/** Writes the complete history into a git bundle. */
export async function bundle(file: string, git: Git): Promise<void> {
  const program = await programCommit(git);
  if (program) await git(['update-ref', PROGRAM_REF, program]);
  try {
    await git(['bundle', 'create', '--quiet', `${file}.partial`, 'HEAD', ...(program ? [PROGRAM_REF] : [])]);
    await rename(`${file}.partial`, file);
  } finally {
    await rm(`${file}.partial`, { force: true });
  }
}

/**
 * Replaces a content folder with the history of a bundle. `restoreStore` runs after the bundle has passed its check. Returns
 * the folder to which the previous content was moved, if there was any.
 */
export async function unbundle(
  file: string,
  { folder, dataDir }: Record<'folder' | 'dataDir', string>,
  restoreStore: () => Promise<void>,
): Promise<string | undefined> {
  const stagingFolder = `${folder}.restoring`;
  const previousFolder = `${folder}.before-${new Date().toISOString().slice(0, 23).replaceAll(':', '-')}`;
  const git = gitOf({ folder: stagingFolder, gitDir: join(stagingFolder, '.git'), dataDir });
  try {
    await rm(stagingFolder, { recursive: true, force: true });
    await mkdir(stagingFolder, { recursive: true });
    await git(['init', '--quiet', '--initial-branch=main']);
    try {
      // Backups of earlier versions name the branch instead of HEAD.
      const heads = await git(['bundle', 'unbundle', resolve(file)]);
      for (const line of heads.split('\n').reverse()) {
        const [hash = '', name] = line.split(' ');
        await git(['update-ref', name === PROGRAM_REF ? PROGRAM_REF : 'refs/heads/main', hash]);
      }
      await git(['fsck', '--connectivity-only']);
    } catch (error) {
      const reason = (error as Error).message.split('\n')[0];
      throw new Error(`${file} cannot be unpacked (${reason}): your store and content are untouched`);
    }
    await git(['reset', '--quiet', '--hard']);
    await git(['config', ...ALLOW_PUSHES]);
    await restoreStore();
    // Keep the previous content: it may be newer than the backup.
    const hadContent = existsSync(folder);
    if (hadContent) await rename(folder, previousFolder);
    await rename(stagingFolder, folder);
    return hadContent ? previousFolder : undefined;
  } finally {
    await rm(stagingFolder, { recursive: true, force: true });
  }
}
