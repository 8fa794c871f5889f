import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** Leaves the first language: what is added to the business would have to be said in each. */
export const onlyEnglish = ({ folder }: Pick<ProjectCopy, 'folder'>) =>
  rmSync(join(folder, 'content/ar'), { recursive: true });

/** What builds leave among the packages. */
const CACHES = new Set(['.cache', '.astro', '.vite']);

/** The installed packages, without what builds left among them. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !CACHES.has(entry)))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}

/**
 * The project in a folder of its own, with the installed packages, for tests that change its content and build. With caches
 * of its own its first build makes everything, as one from a fresh clone does.
 */
export function projectCopy({ caches = 'shared' }: { caches?: 'shared' | 'own' } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-copy-'));
  for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  if (caches === 'own') linkPackages(folder);
  else symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
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
        env: { ...process.env, NODE_ENV: undefined, ...env },
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
