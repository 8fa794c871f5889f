import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { type Author, gitOf } from './git.ts';

export type Commit = { hash: string; at: string; by: string; message: string };

/** What the program brought last: the next version is compared with it. */
const CAME_WITH = 'program';
const PUSHES = ['receive.denyCurrentBranch', 'updateInstead'];
/** git holds its locks for less than a second: one so old is of a process that was killed. */
const STALE_LOCK_MS = 10_000;
const LOCKS = ['index.lock', 'HEAD.lock', 'refs/heads/main.lock'];
const FIELD = '\u001f';
const END = '\u001e';
const LOG_FORMAT = `%H${FIELD}%aI${FIELD}%an${FIELD}%B${END}`;

export type Repository = ReturnType<typeof repositoryOf>;

/** A copy of the content with its history. */
export type Stage = {
  folder: string;
  /** Whether it differs from the public content. */
  isChanged: () => Promise<boolean>;
  /** Gives the hash. */
  commit: (message: string, author: Author) => Promise<string>;
  /** Takes one commit back; throws where later ones stand on it. */
  revert: (hash: string) => Promise<unknown>;
  /** Makes it what the content was at a commit. */
  backTo: (hash: string) => Promise<unknown>;
  remove: () => Promise<void>;
};

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
  /** Where publications of this content are made ready: builds find packages only below the project. */
  const stages = join(
    project,
    '.astro',
    `desk-${createHash('sha256').update(gitDir).digest('hex').slice(0, 8)}`,
  );

  const git = gitOf({ folder, gitDir, home: dataDir });
  const head = (cwd?: string) => git(['rev-parse', 'HEAD'], cwd);
  const isChanged = async (cwd?: string) => (await git(['status', '--porcelain'], cwd)) !== '';

  async function commit(message: string, cwd?: string, author?: Author): Promise<string> {
    await git(['add', '--all', '.'], cwd);
    await git(['commit', '--quiet', '--allow-empty', '--message', message], cwd, author);
    return head(cwd);
  }

  let last: Promise<unknown> = Promise.resolve();
  /** What writes into the folder, one after the other: what one has half written is no edit to another. */
  function serialize<T>(task: () => Promise<T>): Promise<T> {
    const done = last.then(task, task);
    last = done;
    return done;
  }

  async function removeStaleLocks(): Promise<void> {
    for (const lock of LOCKS.map((name) => join(gitDir, name))) {
      const left = await stat(lock).catch(() => undefined);
      if (left && Date.now() - left.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
    }
  }

  /** A content folder of its own begins as the one that came with the program. */
  async function fill(): Promise<void> {
    if (existsSync(join(folder, 'facts'))) return;
    const beside = `${folder}.new`;
    await rm(beside, { recursive: true, force: true });
    await cp(join(project, 'content'), beside, { recursive: true });
    await mkdir(folder, { recursive: true });
    await cp(beside, folder, { recursive: true });
    await rm(beside, { recursive: true });
  }

  async function syncNow(): Promise<void> {
    await fill();
    await removeStaleLocks();
    if (!existsSync(join(gitDir, 'HEAD'))) {
      await mkdir(dataDir, { recursive: true });
      await git(['init', '--quiet', '--initial-branch=main']);
      // Whoever clones it may push: the folder follows.
      await git(['config', ...PUSHES]);
      await commit('The content as it came with the program');
      await git(['branch', CAME_WITH, 'HEAD']);
    } else if (await isChanged()) {
      await git(['add', '--all', '.']);
      const files = await git(['diff', '--cached', '--name-only']);
      await commit(`Edited in the files\n\n${files}`);
    }
  }
  /** Files are the truth: what somebody changed in the folder is the content, and the log follows. */
  const sync = () => serialize(syncNow);

  async function remove(place: string): Promise<void> {
    await rm(place, { recursive: true, force: true });
    await git(['worktree', 'prune']);
  }

  return {
    folder,
    /** A folder of its own, which updates of the program leave alone. */
    isOwn,
    sync,
    head,

    /** Copies what is public, with its history, to where nothing else works; gives its commit. */
    async copyTo(place: string): Promise<string> {
      await sync();
      await rm(place, { recursive: true, force: true });
      await git(['clone', '--quiet', gitDir, place], dataDir);
      return head(place);
    },

    /** A copy of what is public now, in which the next publication is made ready; those of killed processes go. */
    async stage(): Promise<Stage> {
      await sync();
      await remove(stages);
      const place = join(stages, randomUUID());
      // Builds know content by the name of its folder.
      const stage = join(place, 'content');
      await git(['worktree', 'add', '--quiet', '--force', '--detach', stage, 'HEAD']);
      return {
        folder: stage,
        isChanged: () => isChanged(stage),
        commit: (message, author) => commit(message, stage, author),
        revert: (hash) => git(['revert', '--no-commit', hash], stage),
        backTo: (hash) => git(['read-tree', '--reset', '-u', hash], stage),
        remove: () => remove(place),
      };
    },
    /** Takes away what killed processes left. */
    removeStages: () => remove(stages),

    /** Makes a commit of the copy the public content; false where somebody changed the content meanwhile. */
    take: (hash: string) =>
      serialize(async () => {
        await syncNow();
        if ((await head()) !== (await git(['rev-parse', `${hash}^`]))) return false;
        await git(['merge', '--quiet', '--ff-only', hash]);
        return true;
      }),

    /** After a process that was killed: the files of that commit are public, whatever was written of them; others stay. */
    force: (hash: string) =>
      serialize(async () => {
        await syncNow();
        const named = ['diff', '--no-renames', '--name-only', '-z'];
        const files = (await git([...named, `${hash}^`, hash])).split('\0').filter(Boolean);
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
    async log(count: number, from = 'HEAD'): Promise<Commit[]> {
      const text = await git(['log', `--max-count=${count}`, `--format=${LOG_FORMAT}`, from, '--']).catch(
        () => '',
      );
      return text
        .split(END)
        .filter(Boolean)
        .map((one) => {
          const [hash = '', at = '', by = '', message = ''] = one.trim().split(FIELD);
          return { hash, at, by, message: message.trim() };
        });
    },

    /** Makes the content what it was at a commit; gives the new one. */
    async restore(hash: string, message: string): Promise<string> {
      await sync();
      await git(['read-tree', '--reset', '-u', hash]);
      return commit(message);
    },

    /**
     * Takes what a new version of the program brings, such as words of a new page; where the same line was changed here, it
     * stays. False where it brings nothing. Throws where git cannot join both.
     */
    async update(from: string): Promise<boolean> {
      await sync();
      const place = join(dataDir, '.new-program-content');
      await git(['worktree', 'add', '--quiet', '--force', '--detach', place, CAME_WITH]);
      try {
        await git(['rm', '-r', '--quiet', '.'], place);
        await cp(from, place, { recursive: true });
        await git(['add', '--all', '.'], place);
        if (!(await isChanged(place))) return false;
        const brought = await commit('The content of a new version of the program', place);
        await git(['merge', '--quiet', '--no-edit', '--strategy-option=ours', brought]).catch(
          async (error) => {
            await git(['merge', '--abort']);
            throw error;
          },
        );
        await git(['branch', '--force', CAME_WITH, brought]);
        return true;
      } finally {
        // Not 'prune': a publication's copy may stand where this container does not see it.
        await git(['worktree', 'remove', '--force', place]);
      }
    },

    /** When each line of a file was last changed, in seconds since 1970. */
    async lineTimes(file: string): Promise<number[]> {
      const text = await git(['blame', '--line-porcelain', 'HEAD', '--', file]).catch(() => '');
      return [...text.matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
    },

    hasHistory: () => existsSync(join(gitDir, 'HEAD')),

    /** The whole history as one file, and back in place of what is there. */
    async bundle(file: string): Promise<void> {
      await sync();
      try {
        await git(['bundle', 'create', '--quiet', `${file}.partial`, 'main', CAME_WITH]);
        await rename(`${file}.partial`, file);
      } finally {
        await rm(`${file}.partial`, { force: true });
      }
    },
    /** `restoreStore` runs once the file is known to be whole. Gives where what was there is now, if anything was. */
    async unbundle(file: string, restoreStore = async () => {}): Promise<string | undefined> {
      const beside = `${folder}.restoring`;
      const before = `${folder}.before-${new Date().toISOString().slice(0, 23).replaceAll(':', '-')}`;
      try {
        await rm(beside, { recursive: true, force: true });
        await mkdir(dataDir, { recursive: true });
        await git(['clone', '--quiet', '--branch', 'main', resolve(file), beside], dataDir).catch((error) => {
          const reason = error.message.split('\n')[0];
          throw new Error(`${file} cannot be unpacked (${reason}): your store and content are untouched`);
        });
        await git(['branch', CAME_WITH, `origin/${CAME_WITH}`], beside);
        await git(['remote', 'remove', 'origin'], beside);
        await git(['config', ...PUSHES], beside);
        await restoreStore();
        // It may be newer than the backup.
        const isThere = existsSync(folder);
        if (isThere) await rename(folder, before);
        await rename(beside, folder);
        return isThere ? before : undefined;
      } finally {
        await rm(beside, { recursive: true, force: true });
      }
    },
  };
}
