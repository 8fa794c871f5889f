import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { CURRENT, isRelease, PRIVATE, type ReleaseFacts, SITE, unfitAddress } from '../contract/release.ts';
import { tellSearchEngines } from './index-now.ts';

const DAY_MS = 86_400_000;
/** Pages opened before a release was replaced find their files for so long. */
const KEPT_MS = 30 * DAY_MS;

const ROOT = join(import.meta.dirname, '..');
/** A release that only staff see: what drafts would make of the site. */
export const PREVIEW = 'preview';

/** RELEASES_DIR, or `releases/` in the project. */
export const releasesFolder = () => process.env.RELEASES_DIR ?? join(ROOT, 'releases');

export type Release = ReleaseFacts & { number: number; current: boolean };

/** Removes what builds that were killed left behind, a day after they began. */
async function sweep(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => /^\.(new|old|next)-/.test(each))) {
    const known = await lstat(join(folder, name)).catch(() => undefined);
    if (known && Date.now() - known.mtimeMs > DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

const unfinished: string[] = [];
process.on('exit', () => {
  for (const path of unfinished) rmSync(path, { recursive: true, force: true });
});

/**
 * Makes the folder that a build works in. It is below the project: from elsewhere Astro finds no packages, and moves no
 * file from one disk to another. A build that fails takes it along: on a full disk that room is what the next one needs.
 */
export async function startRelease(folder: string, project = ROOT): Promise<string> {
  const builds = join(project, '.astro');
  for (const place of [folder, builds]) {
    await mkdir(place, { recursive: true });
    await sweep(place);
  }
  const work = join(builds, `.new-${process.pid}`);
  unfinished.push(work, join(folder, basename(work)));
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, SITE), { recursive: true });
  return work;
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
  const made = join(folder, basename(work));
  await cp(work, made, { recursive: true });
  await rm(work, { recursive: true });
  for (let number = ((await numbersIn(folder)).at(-1) ?? 0) + 1; ; number += 1) {
    try {
      await rename(made, join(folder, String(number)));
      return number;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** Leaves a finished build as the preview, in place of the one before. */
export async function finishPreview(folder: string, work: string): Promise<void> {
  const old = join(folder, `.old-${process.pid}-${PREVIEW}`);
  await cp(work, join(folder, basename(work)), { recursive: true });
  if (existsSync(join(folder, PREVIEW))) await rename(join(folder, PREVIEW), old);
  await rename(join(folder, basename(work)), join(folder, PREVIEW));
  await rm(old, { recursive: true, force: true });
  await rm(work, { recursive: true });
}

const factsOf = async (folder: string, name: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, name, PRIVATE.about), 'utf8'));

type Expected = Parameters<typeof unfitAddress>[1];

/** Throws where what is built for this address may not take the place of what is served. */
export async function checkAddress(
  folder: string,
  siteUrl: string,
  which: string,
  expected: Expected = process.env,
): Promise<void> {
  const live = await factsOf(folder, CURRENT).catch(() => undefined);
  const reason = unfitAddress(siteUrl, expected, live?.siteUrl);
  if (reason) throw new Error(`${which} is not served: ${reason}`);
}

/** Writes down of which commit of the content a release was built. */
export async function recordContent(folder: string, number: number, content: string): Promise<void> {
  const file = join(folder, String(number), PRIVATE.about);
  const about = { ...(JSON.parse(await readFile(file, 'utf8')) as ReleaseFacts), content };
  await writeFile(`${file}.new`, JSON.stringify(about, null, 1));
  await rename(`${file}.new`, file);
}

/** Serves a release from now on. The link is replaced in one step, so that there is never none. */
export async function serveRelease(folder: string, number: number, expected?: Expected): Promise<void> {
  // Servers refuse a release that lost a file, and the next start would fail.
  const needed = [
    PRIVATE.about,
    PRIVATE.manifest,
    PRIVATE.content,
    PRIVATE.redirects,
    join(SITE, 'index.html'),
  ];
  if (!existsSync(join(folder, String(number))))
    throw new Error(`There is no release ${number}: \`npm run jk -- releases\` lists them`);
  const lost = needed.find((file) => !existsSync(join(folder, String(number), file)));
  if (lost) throw new Error(`Release ${number} has no ${lost}: serve another one, or build again`);
  const { siteUrl } = await factsOf(folder, String(number));
  await checkAddress(folder, siteUrl, `Release ${number}`, expected);
  const before = await currentRelease(folder);
  // Its files are kept from today on.
  if (before !== undefined && before !== number && existsSync(join(folder, String(before))))
    await utimes(join(folder, String(before)), new Date(), new Date());
  const next = join(folder, `.next-${process.pid}`);
  await rm(next, { force: true });
  await symlink(String(number), next);
  await rename(next, join(folder, CURRENT));
  if (before === number) return;
  await tellSearchEngines(before ? join(folder, String(before)) : undefined, join(folder, String(number)));
}

/** Every release, the oldest first. */
export async function listReleases(folder: string): Promise<Release[]> {
  const current = await currentRelease(folder);
  return Promise.all(
    (await numbersIn(folder)).map(async (number) => ({
      number,
      current: number === current,
      ...(await factsOf(folder, String(number))),
    })),
  );
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

/** All that a site is built from. */
const SOURCES =
  '{{domain,contract,edition,site,console,publish,public}/**/*,astro.config.ts,package-lock.json}';

/** Of every file by its name and content: a copied tree, a clock that is wrong and a checkout change nothing. */
export function fingerprint(
  folder = ROOT,
  content = process.env.CONTENT_DIR ?? join(folder, 'content'),
): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const [from, pattern] of [
    [folder, SOURCES],
    [content, '**/*'],
  ] as const) {
    const files = globSync(pattern, { cwd: from, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.git' && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => relative(from, join(entry.parentPath, entry.name)));
    for (const file of files.sort()) {
      const data = readFileSync(join(from, file));
      hash.update(`\n${file} ${data.length}\n`).update(data);
    }
  }
  return hash.digest('base64url').slice(0, 22);
}
