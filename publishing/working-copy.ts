import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { commit, isChanged } from './folder.ts';
import { type Author, type Git, gitOf, orEmpty } from './git.ts';
import { revert } from './history.ts';

/** A git worktree of the published content in a separate folder. */
export type WorkingCopy = Awaited<ReturnType<ReturnType<typeof workingCopiesOf>>>;

/** Makes working copies below a folder and removes older ones, left by killed processes. Only the lock holder may set `staleMs` to 0. */
export function workingCopiesOf(
  publicGit: Git,
  { dataDir, name, staleMs }: { dataDir: string; name: string; staleMs: number },
) {
  const root = join(dataDir, name);

  async function remove(folder: string): Promise<void> {
    await orEmpty(publicGit(['worktree', 'remove', '--force', '--force', folder]));
    await rm(folder, { recursive: true, force: true });
  }

  return async function createWorkingCopy() {
    for (const name of await readdir(root).catch(() => [])) {
      const stats = await stat(join(root, name)).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs >= staleMs) await remove(join(root, name));
    }
    await publicGit(['worktree', 'prune', '--expire=1.hour.ago']);
    const folder = join(root, randomUUID());
    await publicGit(['worktree', 'add', '--quiet', '--force', '--detach', folder, 'HEAD']);
    const git = gitOf({ folder, gitDir: join(folder, '.git'), dataDir });
    return {
      folder,
      git,
      isChanged: () => isChanged(git),
      commit: (message: string, author?: Author) => commit(git, message, author),
      revert: (hash: string) => revert(git, folder, hash),
      resetTo: (hash: string) => git(['read-tree', '--reset', '-u', hash]),
      [Symbol.asyncDispose]: () => remove(folder),
    };
  };
}
