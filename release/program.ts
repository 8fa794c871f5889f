/** The compiled program: the renderer and the static files that do not depend on content. */
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ManifestEntry, ReleaseFacts } from '../contract/release.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import type { Address } from '../site/model/page-table.ts';
import { browserTargets } from './browsers.ts';
import { addFile, BEST, digestOf, filesIn, openCache } from './files.ts';

const ROOT = join(import.meta.dirname, '..');
/** `server/` has the renderer, `files/` the compressed public files, `workers/` the service workers without release data. */
const PROGRAM = join(ROOT, 'dist');
const ABOUT = join(PROGRAM, 'program.json');
/** Sources of the program; includes directories, whose modification time reveals deleted files. */
const SOURCES = [
  '{domain,contract,edition,site,console,public}/**',
  '{release/**,astro.config.ts,package.json,package-lock.json}',
];

export type Renderer = {
  addressesOf: (editions: App.Locals['editions']) => Address[];
  render: (route: string, locals: App.Locals) => Promise<Response>;
};

type About = {
  /** Digest of the program; cached pages of other versions are not reused. */
  version: string;
  /** Manifest entries of `files/`. */
  files: ManifestEntry[];
};

export type Program = About & { renderer: Renderer; folder: string };

/** Whether a compiled file is missing or older than its sources. */
export function isOlder(compiled: string, folder: string, patterns: string[]): boolean {
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const at = changedAt(compiled);
  return globSync(patterns, { cwd: folder }).some(
    (path) => !/\.test\.tsx?$/.test(path) && changedAt(join(folder, path)) > at,
  );
}

/** Whether a source changed since the last compilation. */
export const isUncompiled = () => isOlder(ABOUT, ROOT, SOURCES);

async function compileWorkers(): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['stopped.ts', 'worker.ts'].map((name) => join(ROOT, 'site/worker', name)),
    outdir: join(PROGRAM, 'workers'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/** Compiles the program into `dist/`. Only this needs the compiler, which production does not install. */
export async function compileProgram(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { build } = await import('astro');
  await rm(PROGRAM, { recursive: true, force: true });
  const { NODE_ENV } = process.env;
  // React's development form would be compiled in otherwise.
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'warn' });
  // Astro changes NODE_ENV for the whole process; restore it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await compileWorkers();
  const client = join(PROGRAM, 'client');
  const cache = openCache(join(PROGRAM, '.cache'));
  const names = await filesIn(client);
  const files = await Promise.all(
    names.map(async (file) =>
      addFile(cache, join(PROGRAM, 'files'), file, await readFile(join(client, file)), BEST),
    ),
  );
  for (const folder of [client, join(PROGRAM, '.cache')]) await rm(folder, { recursive: true });
  const compiled = ['server/**/*', 'workers/*'].flatMap((pattern) => globSync(pattern, { cwd: PROGRAM }));
  const sources = [...compiled.map((file) => join(PROGRAM, file)), ...globSync(join(ROOT, 'release/*.ts'))];
  const contents = await Promise.all(
    sources
      .filter((file) => statSync(file).isFile())
      .sort()
      .map((file) => readFile(file)),
  );
  const about: About = { version: digestOf(JSON.stringify(files), ...contents), files };
  await writeFile(`${ABOUT}.new`, JSON.stringify(about));
  await rename(`${ABOUT}.new`, ABOUT);
}

const readAbout = async (): Promise<About> => {
  if (!existsSync(ABOUT)) throw new Error('The program is not compiled: npm run compile');
  return JSON.parse(await readFile(ABOUT, 'utf8'));
};

/** Set once this version was served. A later release of another version comes from a newer program or an operator: keep it. */
let wasServed = false;

/**
 * Whether the served release, undefined for none that is whole, is for another day in Dubai, another address or an earlier version of the program or its content,
 * or does not show the newest publication.
 */
export async function isStale(
  live: Partial<ReleaseFacts> | undefined,
  publicationId: string,
  content: string,
): Promise<boolean> {
  if ((live?.publicationId ?? '') !== publicationId) return true;
  wasServed ||= live?.program === (await readAbout()).version && live.content === content;
  return !wasServed || live?.day !== dubaiDay(new Date()) || live.siteUrl !== (process.env.SITE_URL ?? '');
}

let program: Promise<Program> | undefined;

/** Loads the compiled program once per process, which takes about 250 ms. */
export function openProgram(): Promise<Program> {
  const load = async () => ({
    ...(await readAbout()),
    renderer: await import(pathToFileURL(join(PROGRAM, 'server/entry.mjs')).href),
    folder: PROGRAM,
  });
  program ??= load();
  return program;
}
