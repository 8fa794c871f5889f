import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Author, type Git, gitOf, orEmpty } from './git.ts';

/** A git worktree of the public content in a separate folder. */
export type Checkout = { folder: string; git: Git; remove: () => Promise<void> };

/** A checkout in which a publication is prepared. */
export type WorkingCopy = {
  folder: string;
  /** Whether it differs from the public content. */
  isChanged: () => Promise<boolean>;
  /** Returns the hash. */
  commit: (message: string, author: Author) => Promise<string>;
  /** Reverts one commit; throws a readable reason if that is not possible. */
  revert: (hash: string) => Promise<unknown>;
  /** Resets the files to a commit. */
  resetTo: (hash: string) => Promise<unknown>;
  remove: () => Promise<void>;
};

/** Longer than any publication takes. */
const STALE_MS = 3_600_000;

export function checkoutsOf(git: Git, dataDir: string) {
  const root = join(dataDir, 'checkouts');

  async function remove(folder: string): Promise<void> {
    await orEmpty(git(['worktree', 'remove', '--force', '--force', folder]));
    await rm(folder, { recursive: true, force: true });
  }

  return async function checkout(): Promise<Checkout> {
    // Remove checkouts left behind by killed processes.
    for (const name of await readdir(root).catch(() => [])) {
      const made = await stat(join(root, name)).catch(() => undefined);
      if (made && Date.now() - made.mtimeMs > STALE_MS) await remove(join(root, name));
    }
    await git(['worktree', 'prune', '--expire=1.hour.ago']);
    const folder = join(root, randomUUID());
    await git(['worktree', 'add', '--quiet', '--force', '--detach', folder, 'HEAD']);
    return {
      folder,
      git: gitOf({ folder, gitDir: join(folder, '.git'), dataDir }),
      remove: () => remove(folder),
    };
  };
}
