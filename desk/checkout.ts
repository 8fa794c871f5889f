import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Author, type Git, gitOf, orNothing } from './git.ts';

/** A copy of the public content, with its history, in a place of its own. */
export type Checkout = { folder: string; git: Git; remove: () => Promise<void> };

/** A checkout in which a publication is made ready. */
export type Stage = {
  folder: string;
  /** Whether it differs from the public content. */
  isChanged: () => Promise<boolean>;
  /** Gives the hash. */
  commit: (message: string, author: Author) => Promise<string>;
  /** Takes one commit back; throws the reason in a sentence where that cannot be done. */
  revert: (hash: string) => Promise<unknown>;
  /** Makes it what the content was at a commit. */
  backTo: (hash: string) => Promise<unknown>;
  remove: () => Promise<void>;
};

/**
 * Makes checkouts below a folder, and removes those that are older than `leftMs`, which killed processes left. Only the holder of
 * the lock may give 0.
 */
export function checkoutsOf(
  git: Git,
  { dataDir, name, leftMs }: { dataDir: string; name: string; leftMs: number },
) {
  const root = join(dataDir, name);

  async function remove(folder: string): Promise<void> {
    await orNothing(git(['worktree', 'remove', '--force', '--force', folder]));
    await rm(folder, { recursive: true, force: true });
  }

  return async function checkout(): Promise<Checkout> {
    for (const name of await readdir(root).catch(() => [])) {
      const made = await stat(join(root, name)).catch(() => undefined);
      if (made && Date.now() - made.mtimeMs >= leftMs) await remove(join(root, name));
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
