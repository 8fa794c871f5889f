import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { bundle, unbundle } from './backup-content.ts';
import { checkoutsOf, type Stage } from './checkout.ts';
import { commit, isChanged, settle } from './folder.ts';
import { gitOf, namesIn } from './git.ts';
import { type Commit, lineTimesOf, logOf, revert } from './history.ts';
import { bring, fill } from './program-content.ts';

const HOUR_MS = 3_600_000;

export type { Stage } from './checkout.ts';
export type Repository = ReturnType<typeof repositoryOf>;

/**
 * The history of a content folder, kept by the machine's git. Inside of the project, as in development, it lies in
 * `dataDir`: the project's own repository stays as it is.
 */
export function repositoryOf(places: Record<'folder' | 'dataDir' | 'project', string>) {
  const [folder, dataDir, project] = [places.folder, places.dataDir, places.project].map((path) =>
    resolve(path),
  ) as [string, string, string];
  const isOwn = !`${folder}${sep}`.startsWith(`${project}${sep}`);
  const gitDir = isOwn ? join(folder, '.git') : join(dataDir, 'content.git');
  const git = gitOf({ folder, gitDir, dataDir });
  const checkout = checkoutsOf(git, { dataDir, name: 'checkouts', leftMs: 0 });
  const checkoutForUpdate = checkoutsOf(git, { dataDir, name: 'program-checkouts', leftMs: HOUR_MS });
  const head = () => git(['rev-parse', 'HEAD']);

  let last: Promise<unknown> = Promise.resolve();
  /** Runs what writes into the folder one after the other: a half-written publication is no edit by hand. */
  function serialize<T>(task: () => Promise<T>): Promise<T> {
    const done = last.then(task, task);
    last = done;
    return done;
  }

  async function advance(hash: string): Promise<boolean> {
    if ((await head()) !== (await git(['rev-parse', `${hash}^`]))) return false;
    await git(['merge', '--quiet', '--ff-only', hash]);
    return true;
  }

  /** The program's content changes with the program, and so with the process. */
  let isBrought = false;
  async function syncNow(): Promise<void> {
    await mkdir(dataDir, { recursive: true });
    const program = join(project, 'content');
    await settle(git, folder, gitDir, async (isEmpty) => {
      if (isEmpty) await fill(program, git, { gitDir, dataDir });
      else if (!isBrought)
        await bring(program, git, { gitDir, dataDir }, { checkout: checkoutForUpdate, take: advance });
      isBrought = true;
    });
  }
  /** Files are the truth: what was edited in the folder is the content, and the history follows. */
  const sync = () => serialize(syncNow);

  /** Makes a commit of a copy the public content; false where the content was changed meanwhile. */
  const take = (hash: string) =>
    serialize(async () => {
      await syncNow();
      return advance(hash);
    });

  return {
    folder,
    /** A folder of its own, which updates of the program leave alone. */
    isOwn,
    /** The file that a process locks while it publishes. */
    lockPath: join(gitDir, 'publication.lock'),
    sync,
    head,
    take,

    /** A copy of what is public now, in which the next publication is made ready. Only the holder of the lock calls it. */
    async stage(): Promise<Stage> {
      await sync();
      const copy = await checkout();
      return {
        folder: copy.folder,
        isChanged: () => isChanged(copy.git),
        commit: (message, author) => commit(copy.git, message, author),
        revert: (hash) => revert(copy, hash),
        backTo: (hash) => copy.git(['read-tree', '--reset', '-u', hash]),
        remove: copy.remove,
      };
    },

    /** After a process that was killed: the files of that commit are public, whatever was written of them; others stay. */
    force: (hash: string) =>
      serialize(async () => {
        await syncNow();
        const named = ['diff', '--no-renames', '--name-only', '-z'];
        const files = namesIn(await git([...named, `${hash}^`, hash]));
        if (!(await git([...named, 'HEAD', hash, '--', ...files]))) return;
        await git(['merge', '--quiet', '--ff-only', hash]).catch(async () => {
          await git(['restore', '--staged', '--worktree', '--source', hash, '--', ...files]);
          await git(['commit', '--quiet', '--reuse-message', hash]);
        });
      }),

    /** Whether a commit is, or was, the public content. */
    has: (hash: string) =>
      git(['merge-base', '--is-ancestor', hash, 'HEAD']).then(
        () => true,
        () => false,
      ),

    /** The last commit until an instant, ISO 8601; nothing before the first. */
    at: (instant: string) => git(['rev-list', '-1', `--before=${instant}`, 'HEAD']),

    /** Commits, the newest first, from a commit on. */
    log: (count: number, from = 'HEAD'): Promise<Commit[]> => logOf(git, `--max-count=${count}`, from, '--'),

    /** Makes the content what it was at a commit; gives the new one. */
    async restore(hash: string, message: string): Promise<string> {
      await sync();
      await git(['read-tree', '--reset', '-u', hash]);
      return commit(git, message);
    },

    /**
     * Takes what a new version of the program brings, such as words of a new page; where the same line was changed here, it
     * stays. False where it brings nothing.
     */
    async update(from: string): Promise<boolean> {
      await sync();
      return bring(from, git, { gitDir, dataDir }, { checkout: checkoutForUpdate, take });
    },

    /** When each line of a file was last changed, in seconds since 1970. */
    lineTimes: (file: string) => lineTimesOf(git, file),

    hasHistory: () => existsSync(join(gitDir, 'HEAD')),

    /** The whole history as one file, and back in place of what is there. */
    async bundle(file: string): Promise<void> {
      await sync();
      await bundle(file, git);
    },
    unbundle: (file: string, restoreStore = async () => {}) =>
      unbundle(file, { folder, dataDir }, restoreStore),
  };
}
