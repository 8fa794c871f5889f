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
/** Where a build leaves the site. */
const SITE = 'releases/current/site';
/** What a copy has no need of. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'releases', 'data', 'shots', 'tests', '.astro']);
/** What builds leave among the packages. */
const CACHES = new Set(['.cache', '.astro', '.vite']);

export type ProjectCopy = ReturnType<typeof projectCopy>;

/**
 * The project in a folder of its own, with the installed packages, for what changes its content and builds. With caches of
 * its own its first build makes everything, as one from a fresh clone does.
 */
export function projectCopy({ caches = 'shared' }: { caches?: 'shared' | 'own' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-copy-'));
  for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const packages = join(root, 'node_modules');
  const linked = join(folder, 'node_modules');
  if (caches === 'shared') symlinkSync(packages, linked);
  else {
    mkdirSync(linked);
    for (const name of readdirSync(packages).filter((entry) => !CACHES.has(entry)))
      symlinkSync(join(packages, name), join(linked, name));
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  return {
    folder,
    read,
    write,
    /** Replaces a text in a file; throws when the file no longer has it. */
    change(path: string, from: string | RegExp, to: string): void {
      const before = read(path);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} no longer has ${from}`);
      write(path, after);
    },
    /** Leaves the first language: what is added to the business would have to be said in each. */
    onlyEnglish: () => rmSync(join(folder, 'content/ar'), { recursive: true }),
    /** Builds the site; what the build printed, or the error with what it printed. */
    async build(): Promise<string> {
      const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
      const { stdout, stderr } = await run('npm', ['run', '--silent', 'build'], { cwd: folder, env });
      return stdout + stderr;
    },
    built: (path: string) => read(join(SITE, path)),
    /** The built files that end so, as paths from the site's folder. */
    files: (ending: string) =>
      readdirSync(join(folder, SITE), { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith(ending),
      ),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
