import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { CURRENT, isRelease, PRIVATE, type ReleaseFacts, SITE } from '../../contract/release.ts';

/** Pages opened before a release was replaced find their files for so long. */
const KEPT_MS = 30 * 86_400_000;

const ROOT = join(import.meta.dirname, '../..');

/** RELEASES_DIR, or `releases/` in the project. */
export const releasesFolder = () => process.env.RELEASES_DIR ?? join(ROOT, 'releases');

export type Release = ReleaseFacts & { number: number; current: boolean };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A build that fails takes along what it has made; on a full disk that is what the next one needs. */
const unfinished = new Set<string>();
process.on('exit', () => {
  for (const path of unfinished) rmSync(path, { recursive: true, force: true });
});

/** Removes what builds that were killed left behind. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^\.(?:new|old|next)-(\d+)/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes the folder that a build works in, out of sight until it is whole, and gone where it never is. It is below the project:
 * from elsewhere Astro finds no packages, and moves no file from one disk to another.
 */
export async function startRelease(folder: string, project = ROOT): Promise<string> {
  const place = `${resolve(folder)}${sep}`.startsWith(`${project}${sep}`) ? folder : join(project, '.astro');
  for (const each of new Set([folder, place])) {
    await mkdir(each, { recursive: true });
    await sweep(each);
  }
  const work = join(place, `.new-${process.pid}`);
  unfinished.add(work);
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, SITE), { recursive: true });
  return work;
}

/** A build that was made elsewhere, beside the releases, where one step makes it one of them. */
async function brought(folder: string, work: string): Promise<string> {
  if (dirname(work) === folder) return work;
  const near = join(folder, basename(work));
  unfinished.add(near);
  await cp(work, near, { recursive: true });
  await rm(work, { recursive: true });
  return near;
}

/** The number of the release that is served; undefined where there is none. */
export async function currentRelease(folder: string): Promise<number | undefined> {
  const target = await readlink(join(folder, CURRENT)).catch(() => undefined);
  return target === undefined ? undefined : Number(basename(target));
}

async function numbersIn(folder: string): Promise<number[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter(isRelease)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Gives a finished build the next number, in one step; two builds that end together get two. */
export async function finishRelease(folder: string, work: string): Promise<number> {
  const made = await brought(folder, work);
  for (let number = ((await numbersIn(folder)).at(-1) ?? 0) + 1; ; number += 1) {
    try {
      await rename(made, join(folder, String(number)));
      return number;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

function checkThere(folder: string, number: number): void {
  if (!existsSync(join(folder, String(number), PRIVATE.about)))
    throw new Error(`There is no release ${number}: \`npm run jk -- releases\` lists them`);
}

/** A release that lost a file would be refused by running servers, and keep the next one from starting. */
export async function checkWhole(folder: string, number: number): Promise<void> {
  checkThere(folder, number);
  const release = join(folder, String(number));
  for (const name of [PRIVATE.manifest, PRIVATE.content, PRIVATE.redirects]) {
    try {
      JSON.parse(await readFile(join(release, name), 'utf8'));
    } catch {
      throw new Error(`${join(release, name)} is missing or damaged: serve another release, or build again`);
    }
  }
  if (!existsSync(join(release, SITE, 'index.html')))
    throw new Error(`${join(release, SITE)} has no pages: serve another release, or build again`);
}

/** Serves a release from now on. The link is replaced in one step, so that there is never none. */
export async function serveRelease(folder: string, number: number): Promise<void> {
  checkThere(folder, number);
  const before = await currentRelease(folder);
  // Its files are kept from today on.
  if (before !== undefined && before !== number && existsSync(join(folder, String(before))))
    await utimes(join(folder, String(before)), new Date(), new Date());
  const next = join(folder, `.next-${process.pid}`);
  await rm(next, { force: true });
  await symlink(String(number), next);
  await rename(next, join(folder, CURRENT));
}

/** Every release, the oldest first. */
export async function listReleases(folder: string): Promise<Release[]> {
  const current = await currentRelease(folder);
  return Promise.all(
    (await numbersIn(folder)).map(async (number) => ({
      number,
      current: number === current,
      ...(JSON.parse(await readFile(join(folder, String(number), PRIVATE.about), 'utf8')) as ReleaseFacts),
    })),
  );
}

/** The release that is to be served where it is gone: running servers go on with what they have, the next start fails. */
export async function lostRelease(folder: string): Promise<string | undefined> {
  const target = await readlink(join(folder, CURRENT)).catch(() => undefined);
  return target !== undefined && !existsSync(join(folder, target)) ? basename(target) : undefined;
}

/** Deletes releases that were last served longer ago than their files are kept, but never the one before the current. */
export async function pruneReleases(folder: string, now = Date.now()): Promise<void> {
  const current = await currentRelease(folder);
  const others = (await numbersIn(folder)).filter((number) => number !== current);
  for (const number of others.slice(0, -1)) {
    const path = join(folder, String(number));
    if (now - (await stat(path)).mtimeMs < KEPT_MS) continue;
    const old = join(folder, `.old-${process.pid}-${number}`);
    await rename(path, old);
    await rm(old, { recursive: true });
  }
}
