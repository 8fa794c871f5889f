import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const MOST_OUTPUT = 64 * 1024 * 1024;
/** Where a build leaves the site. */
const SITE = 'releases/current/site';
/** What a copy has no need of. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'releases', 'data', 'shots', 'tests', '.astro']);

export type ProjectCopy = {
  folder: string;
  /** The text of a file, and another text in its place. */
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Replaces a text in a file; throws when the file no longer has it. */
  change: (path: string, from: string | RegExp, to: string) => void;
  /** Builds the site; what the build printed, or the error with what it printed. */
  build: (env?: Record<string, string>) => Promise<string>;
  built: (path: string) => string;
  /** The built files that end so, as paths from the site's folder. */
  files: (ending: string) => string[];
  [Symbol.dispose]: () => void;
};

/** The project in a folder of its own, with the installed packages, for tests that change its content and build. */
export function projectCopy(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-copy-'));
  for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  return {
    folder,
    read,
    write,
    change(path, from, to) {
      const before = read(path);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} no longer has ${from}`);
      write(path, after);
    },
    async build(env = {}) {
      const { stdout, stderr } = await run('npm', ['run', '--silent', 'build'], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: '', ...env },
        maxBuffer: MOST_OUTPUT,
      });
      return stdout + stderr;
    },
    built: (path) => read(join(SITE, path)),
    files: (ending) =>
      readdirSync(join(folder, SITE), { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith(ending),
      ),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
