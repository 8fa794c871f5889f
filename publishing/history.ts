import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partsOfMessage } from './describe.ts';
import { unmergedFiles } from './folder.ts';
import { type Git, orEmpty } from './git.ts';
import { Refusal } from './refusal.ts';

export type Commit = { hash: string; at: string; by: string; message: string };

const LOG = ['log', '-z', '--format=%H%x00%aI%x00%an%x00%B'];

/** Runs `git log` with these arguments; newest commits first. */
export async function logOf(git: Git, ...args: string[]): Promise<Commit[]> {
  // A commit message cannot contain NUL.
  const fields = (await orEmpty(git([...LOG, ...args]))).split('\0');
  const commits: Commit[] = [];
  while (fields.length > 3) {
    const [hash = '', at = '', by = '', message = ''] = fields.splice(0, 4);
    commits.push({ hash, at, by, message: message.trim() });
  }
  return commits;
}

/** When each line of a file was last changed, in seconds since 1970. */
export async function lineTimesOf(git: Git, file: string): Promise<number[]> {
  const text = await orEmpty(git(['blame', '--line-porcelain', 'HEAD', '--', file]));
  return [...text.matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
}

/** Numbers of the conflicting lines, counted in the version of the last commit. */
function linesInConflict(text: string): number[] {
  const lines: number[] = [];
  let [side, line] = ['', 0];
  for (const row of text.split('\n')) {
    if (row.startsWith('<<<<<<< ')) side = 'ours';
    else if (side === 'ours' && row === '=======') side = 'theirs';
    else if (side === 'theirs' && row.startsWith('>>>>>>> ')) side = '';
    else if (side !== 'theirs') {
      line += 1;
      if (side === 'ours') lines.push(line);
    }
  }
  return lines;
}

/** The later commits that wrote the conflicting lines of a file. */
async function writersOf(git: Git, folder: string, range: string, path: string): Promise<string[]> {
  const lines = linesInConflict(await readFile(join(folder, path), 'utf8').catch(() => ''));
  const blamed = (await orEmpty(git(['blame', '-l', '-s', range, '--', path]))).split('\n');
  // Git marks lines older than the range with '^'.
  return lines
    .map((line) => blamed[line - 1]?.slice(0, 40) ?? '')
    .filter((hash) => /^[0-9a-f]{40}$/.test(hash));
}

/** Reverts one commit in a working copy; throws a readable reason if that is not possible. */
export async function revert(git: Git, folder: string, hash: string): Promise<void> {
  const [, ...parents] = (await git(['rev-list', '--parents', '--max-count=1', hash])).split(' ');
  if (!parents.length) throw new Refusal('This is how the content began: there is nothing before it.');
  if (parents.length > 1)
    throw new Refusal(
      'This change merged other changes, such as an update of the program: it cannot be undone. Undo a change in it, or go back to a day.',
    );
  try {
    await git(['revert', '--no-commit', hash]);
  } catch (error) {
    const files = await unmergedFiles(git);
    // Not a conflict, but for example a full disk.
    if (!files.length) throw error;
    const paths = files.map(({ path }) => path);
    const range = `${hash}..HEAD`;
    const writers = await Promise.all(paths.map((path) => writersOf(git, folder, range, path)));
    const hashes = [...new Set(writers.flat())];
    const later = hashes.length
      ? await logOf(git, '--no-walk', ...hashes)
      : await logOf(git, '--max-count=1', range, '--', ...paths);
    const titles = later.map(({ message }) => `'${partsOfMessage(message).title}'`).join(', ');
    const by = [...new Set(later.map((commit) => commit.by))].join(', ');
    const same = hashes.length ? 'lines' : 'file';
    throw new Refusal(
      `A later change of {by} edited the same ${same}: {titles}. Undo that first, or go back to a day.`,
      [],
      { by, titles },
    );
  }
}
