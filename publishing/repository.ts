import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { bundle, unbundle } from './backup-content.ts';
import { checkpoint, commit } from './folder.ts';
import { gitOf, splitNul } from './git.ts';
import { type Commit, lineTimesOf, logOf } from './history.ts';
import { ALLOW_PUSHES, fillFromProgram, mergeProgram } from './program-content.ts';
import { workingCopiesOf } from './working-copy.ts';

const HOUR_MS = 3_600_000;

export type Repository = ReturnType<typeof repositoryOf>;

/**
 * The git history of a content folder. If the folder is inside the project, as in development, the history is in `dataDir`,
 * so that the project's own repository stays untouched.
 */
export function repositoryOf(places: Record<'folder' | 'dataDir' | 'project', string>) {
  const [folder, dataDir, project] = [places.folder, places.dataDir, places.project].map((path) =>
    resolve(path),
  ) as [string, string, string];
  const isOutsideProject = !`${folder}${sep}`.startsWith(`${project}${sep}`);
  const gitDir = isOutsideProject ? join(folder, '.git') : join(dataDir, 'content.git');
  const git = gitOf({ folder, gitDir, dataDir });
  const createWorkingCopy = workingCopiesOf(git, { dataDir, name: 'checkouts', staleMs: 0 });
  const createUpdateCopy = workingCopiesOf(git, { dataDir, name: 'program-checkouts', staleMs: HOUR_MS });
  const head = () => git(['rev-parse', 'HEAD']);

  let lastWrite: Promise<unknown> = Promise.resolve();
  /** Serializes writes to the folder, so that a half-written publication is not mistaken for an edit by hand. */
  function serialize<T>(task: () => Promise<T>): Promise<T> {
    const done = lastWrite.then(task, task);
    lastWrite = done;
    return done;
  }

  async function advance(hash: string): Promise<boolean> {
    if ((await head()) !== (await git(['rev-parse', `${hash}^`]))) return false;
    await git(['merge', '--quiet', '--ff-only', hash]);
    return true;
  }

  const merge = (from: string, fastForward: (hash: string) => Promise<boolean>) =>
    mergeProgram(from, git, { gitDir, dataDir }, { createWorkingCopy: createUpdateCopy, fastForward });

  let isConfigured = false;
  async function syncNow(): Promise<void> {
    await mkdir(dataDir, { recursive: true });
    const programContent = join(project, 'content');
    await checkpoint(git, folder, gitDir, (isEmpty) =>
      isEmpty ? fillFromProgram(programContent, git, { gitDir, dataDir }) : merge(programContent, advance),
    );
    // A folder that was cloned or filled by hand lacks this setting, too.
    if (!isConfigured) await git(['config', ...ALLOW_PUSHES]);
    isConfigured = true;
  }
  /** Commits edits made in the folder: the files are the source of truth. */
  const sync = () => serialize(syncNow);

  /** Fast-forwards the published content to a commit of a working copy; false if the content has changed since the copy was made. */
  const fastForward = (hash: string) =>
    serialize(async () => {
      await syncNow();
      return advance(hash);
    });

  return {
    folder,
    /** Whether the folder is outside of the project, where program updates do not overwrite it. */
    isOutsideProject,
    /** The file that a process locks while it publishes. */
    lockPath: join(gitDir, 'publication.lock'),
    sync,
    head,
    fastForward,

    /** Creates a working copy of the published content, in which the next publication is prepared. Only the holder of the lock calls it. */
    async createWorkingCopy() {
      await sync();
      return createWorkingCopy();
    },

    /** Completes a publication whose process was killed: writes the files of its commit, and keeps all other files. */
    force: (hash: string) =>
      serialize(async () => {
        await syncNow();
        const diffNames = ['diff', '--no-renames', '--name-only', '-z'];
        const files = splitNul(await git([...diffNames, `${hash}^`, hash]));
        if (!(await git([...diffNames, 'HEAD', hash, '--', ...files]))) return;
        await git(['merge', '--quiet', '--ff-only', hash]).catch(async () => {
          await git(['restore', '--staged', '--worktree', '--source', hash, '--', ...files]);
          await git(['commit', '--quiet', '--reuse-message', hash]);
        });
      }),

    /** Whether a commit is, or was, the published content. */
    has: (hash: string) =>
      git(['merge-base', '--is-ancestor', hash, 'HEAD']).then(
        () => true,
        () => false,
      ),

    /** The last commit up to an instant (ISO 8601); empty before the first. */
    at: (instant: string) => git(['rev-list', '-1', `--before=${instant}`, 'HEAD']),

    /** Commits from `from` backwards, newest first. */
    log: (count: number, from = 'HEAD'): Promise<Commit[]> => logOf(git, `--max-count=${count}`, from, '--'),

    /** Resets the content to a commit; returns the new commit. */
    async restore(hash: string, message: string): Promise<string> {
      await sync();
      await git(['read-tree', '--reset', '-u', hash]);
      return commit(git, message);
    },

    /**
     * Merges the content of a new program version, such as the words of a new page. Lines that the owner changed
     * stay. False if nothing is new.
     */
    async update(from: string): Promise<boolean> {
      await sync();
      return merge(from, fastForward);
    },

    /** When each line of a file was last changed, in seconds since 1970. */
    lineTimes: (file: string) => lineTimesOf(git, file),

    hasHistory: () => existsSync(join(gitDir, 'HEAD')),

    /** Backs up the complete history into one file; `unbundle` restores it. */
    async bundle(file: string): Promise<void> {
      await sync();
      await bundle(file, git);
    },
    unbundle: (file: string, restoreStore = async () => {}) =>
      unbundle(file, { folder, dataDir }, restoreStore),
  };
}
