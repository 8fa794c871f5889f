import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Author = { name: string; email: string };
type Options = { author?: Author; input?: string; env?: Record<string, string> };

const run = promisify(execFile);
const PROGRAM_AUTHOR: Author = { name: 'JK Masters', email: 'site@jkmasters.invalid' };
/** Override the configuration of the content folder, so that its hooks never run. */
const SETTINGS = [
  ['safe.directory', '*'],
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.quotePath', 'false'],
  ['core.autocrlf', 'false'],
  ['commit.gpgSign', 'false'],
  ['gc.auto', '200'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export type Git = ReturnType<typeof gitOf>;

/**
 * Runs the system's git on a folder whose history is in `gitDir`; throws git's error message. Names both, because git refuses
 * to discover a repository owned by another user.
 */
export const gitOf =
  ({ folder, gitDir, dataDir }: Record<'folder' | 'gitDir' | 'dataDir', string>) =>
  async (args: string[], { author = PROGRAM_AUTHOR, input = '', env }: Options = {}): Promise<string> => {
    const options = {
      cwd: folder,
      maxBuffer: 1 << 28,
      env: {
        PATH: process.env.PATH,
        HOME: dataDir,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_LITERAL_PATHSPECS: '1',
        // A read must not block a person who is committing.
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: PROGRAM_AUTHOR.name,
        GIT_COMMITTER_EMAIL: PROGRAM_AUTHOR.email,
        GIT_DIR: gitDir,
        GIT_WORK_TREE: folder,
        ...env,
      },
    };
    const running = run('git', [...SETTINGS, ...args], options);
    // Ignore EPIPE: the exit status reports a git that was killed or did not read its input.
    running.child.stdin?.on('error', () => {}).end(input);
    const { stdout } = await running.catch((error) => {
      // Node's message is the complete command line.
      throw Object.assign(error, { message: error.stderr?.trim() || error.message });
    });
    return stdout.trimEnd();
  };

/** Git's output, or an empty string if the command fails, for example for an unknown ref. */
export const orEmpty = (answer: Promise<string>) => answer.catch(() => '');

/** Splits the output of a command with `-z`. */
export const splitNul = (answer: string) => answer.split('\0').filter(Boolean);
