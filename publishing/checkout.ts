import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Author, type Git, gitOf, orEmpty } from './git.ts';

/** A git worktree of the public content in a separate folder. */
export type Checkout = AsyncDisposable & { folder: string; git: Git };

export type WorkingCopy = AsyncDisposable & {
  folder: string;
  isChanged: () => Promise<boolean>;
  commit: (message: string, author: Author) => Promise<string>;
  /** Reverts one commit; throws a readable reason if that is not possible. */
  revert: (hash: string) => Promise<unknown>;
  resetTo: (hash: string) => Promise<unknown>;
};

/** Makes checkouts below a folder and removes older ones, left by killed processes. Only the holder of the lock may pass 0 ms. */
export function checkoutsOf(
  git: Git,
  { dataDir, name, staleMs }: { dataDir: string; name: string; staleMs: number },
) {
  const root = join(dataDir, name);

  async function remove(folder: string): Promise<void> {
    await orEmpty(git(['worktree', 'remove', '--force', '--force', folder]));
    await rm(folder, { recursive: true, force: true });
  }

  return async function checkout(): Promise<Checkout> {
    for (const name of await readdir(root).catch(() => [])) {
      const made = await stat(join(root, name)).catch(() => undefined);
      if (made && Date.now() - made.mtimeMs >= staleMs) await remove(join(root, name));
    }
    await git(['worktree', 'prune', '--expire=1.hour.ago']);
    const folder = join(root, randomUUID());
    await git(['worktree', 'add', '--quiet', '--force', '--detach', folder, 'HEAD']);
    return {
      folder,
      git: gitOf({ folder, gitDir: join(folder, '.git'), dataDir }),
      [Symbol.asyncDispose]: () => remove(folder),
    };
  };
}
