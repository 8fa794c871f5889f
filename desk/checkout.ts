import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Named by process: what a killed one left is found. */
const NAME = /^\.new-content-(\d+)/;
const mine = new Set<string>();

function isLeft(place: string, pid: number): boolean {
  // A container gives the same numbers to its processes at every start.
  if (pid === process.pid) return !mine.has(place);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Checkouts stand below the project, where builds find packages, in a folder called `content`, by which they know content. */
export function checkoutsOf(git: Git, places: Record<'project' | 'dataDir', string>) {
  const root = join(places.project, '.astro');

  async function remove(place: string): Promise<void> {
    await orNothing(git(['worktree', 'remove', '--force', '--force', join(place, 'content')]));
    await rm(place, { recursive: true, force: true });
    mine.delete(place);
  }

  /** Removes what killed processes left. */
  async function removeLeft(): Promise<void> {
    for (const name of await readdir(root).catch(() => [])) {
      const [match, pid] = [NAME.exec(name), Number(NAME.exec(name)?.[1])];
      if (match && isLeft(join(root, name), pid)) await remove(join(root, name));
    }
    // Another container may be using a checkout that this one does not see.
    await git(['worktree', 'prune', '--expire=1.hour.ago']);
  }

  return {
    removeLeft,
    async checkout(
      folder = join(root, `.new-content-${process.pid}-${randomUUID()}`, 'content'),
    ): Promise<Checkout> {
      const place = dirname(folder);
      mine.add(place);
      await removeLeft();
      await rm(folder, { recursive: true, force: true });
      await git(['worktree', 'add', '--quiet', '--force', '--detach', folder, 'HEAD']);
      return {
        folder,
        git: gitOf({ folder, gitDir: join(folder, '.git'), dataDir: places.dataDir }),
        remove: () => remove(place),
      };
    },
  };
}
