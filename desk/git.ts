import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Author = { name: string; email: string };

const run = promisify(execFile);
const PROGRAM: Author = { name: 'JK Masters', email: 'site@jkmasters.invalid' };
/** Nothing of the machine's own settings: whoever publishes gets the same. */
const SETTINGS = [
  ['safe.directory', '*'],
  ['core.hooksPath', '/dev/null'],
  ['core.quotePath', 'false'],
  ['core.autocrlf', 'false'],
  ['commit.gpgSign', 'false'],
  ['gc.auto', '200'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Runs the machine's git in a folder whose history lies in `gitDir`, or in a clone or worktree; throws git's own reason. */
export const gitOf =
  ({ folder, gitDir, home }: Record<'folder' | 'gitDir' | 'home', string>) =>
  async (args: string[], cwd?: string, author = PROGRAM): Promise<string> => {
    const env = {
      PATH: process.env.PATH,
      HOME: home,
      GIT_CONFIG_NOSYSTEM: '1',
      // Looking takes no lock from whoever writes.
      GIT_OPTIONAL_LOCKS: '0',
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: PROGRAM.name,
      GIT_COMMITTER_EMAIL: PROGRAM.email,
      ...(cwd ? {} : { GIT_DIR: gitDir, GIT_WORK_TREE: folder }),
    };
    const options = { cwd: cwd ?? folder, env, maxBuffer: 1 << 28 };
    const { stdout } = await run('git', [...SETTINGS, ...args], options).catch((error) => {
      // Node's message is the whole command.
      throw Object.assign(error, { message: error.stderr?.trim() || error.message });
    });
    return stdout.trim();
  };
