import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import {
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
import { basename, join } from 'node:path';
import type { ContentFacts } from '../contract/content-facts.ts';
import {
  addressMismatch,
  CURRENT,
  isRelease,
  PRIVATE,
  type ReleaseFacts,
  SITE,
} from '../contract/release.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import { writeProxyFiles } from './proxies.ts';

/** How long pages opened before a release was replaced can load their files. */
const RETENTION_MS = 30 * DAY_MS;

/** RELEASES_DIR, or `releases/` in the project. */
export const releasesFolder = () => process.env.RELEASES_DIR ?? join(import.meta.dirname, '../releases');

export type Release = ReleaseFacts & { number: number; current: boolean };

/** Creates a work folder, and removes those that killed publications left more than an hour ago. */
export async function startRelease(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const stats = /^\.(new|old|next)-/.test(name) && (await stat(join(folder, name)).catch(() => undefined));
    if (stats && Date.now() - stats.mtimeMs > HOUR_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
  const work = join(folder, `.new-${randomUUID()}`);
  // Not recursive: Node would report a read-only disk as ENOENT.
  await mkdir(work);
  await mkdir(join(work, SITE));
  return work;
}

/** Metadata of the served release; undefined if there is none or it is unreadable. */
export const currentFacts = (folder: string): Promise<ReleaseFacts | undefined> =>
  factsOf(folder, CURRENT).catch(() => undefined);

/** What the served release tells about the content; undefined if there is none or it is unreadable. */
export const currentContent = (folder: string): Promise<ContentFacts | undefined> =>
  readFile(join(folder, CURRENT, PRIVATE.content), 'utf8').then(JSON.parse, () => undefined);

/** Number of the served release; undefined if there is none. */
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

/** Atomically moves a finished release to the next free number. */
export async function numberRelease(folder: string, work: string): Promise<number> {
  for (let number = ((await numbersIn(folder)).at(-1) ?? 0) + 1; ; number += 1) {
    try {
      await rename(work, join(folder, String(number)));
      return number;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

const factsOf = async (folder: string, name: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, name, PRIVATE.about), 'utf8'));

type Expected = Parameters<typeof addressMismatch>[1];

/** Writes facts of a release, in addition to those that it has. */
export async function writeAbout(release: string, facts: Partial<ReleaseFacts>): Promise<void> {
  const file = join(release, PRIVATE.about);
  const known = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  await writeFile(file, JSON.stringify({ ...known, ...facts }, null, 1));
}

/** Gives a rendered release its number. It is not served yet. */
export async function finishRelease(folder: string, work: string): Promise<number> {
  const release = await numberRelease(folder, work);
  await writeProxyFiles(join(folder, String(release)));
  await pruneReleases(folder);
  return release;
}

/** Throws if a release for this address must not replace the served one. */
export async function checkAddress(
  folder: string,
  siteUrl: string,
  which: string,
  expected: Expected = process.env,
): Promise<void> {
  const live = await currentFacts(folder);
  const reason = addressMismatch(siteUrl, expected, live?.siteUrl);
  if (reason) throw new Error(`${which} is not served: ${reason}`);
}

/** Makes a release the served one by atomically replacing the symlink. */
export async function serveRelease(folder: string, number: number, expected?: Expected): Promise<void> {
  // Servers reject an incomplete release, so the next start would fail.
  const needed = [
    PRIVATE.about,
    PRIVATE.manifest,
    PRIVATE.content,
    PRIVATE.redirects,
    join(SITE, 'index.html'),
  ];
  if (!existsSync(join(folder, String(number))))
    throw new Error(`There is no release ${number}: \`npm run jk -- releases\` lists them`);
  const missing = needed.find((file) => !existsSync(join(folder, String(number), file)));
  if (missing) throw new Error(`Release ${number} has no ${missing}: serve another one, or publish again`);
  const { siteUrl } = await factsOf(folder, String(number));
  await checkAddress(folder, siteUrl, `Release ${number}`, expected);
  const before = await currentRelease(folder);
  // Restarts the retention period of its files.
  if (before !== undefined && before !== number && existsSync(join(folder, String(before))))
    await utimes(join(folder, String(before)), new Date(), new Date());
  const next = join(folder, `.next-${randomUUID()}`);
  await symlink(String(number), next);
  await rename(next, join(folder, CURRENT));
}

/** What an operator must do so that a proxy, which runs as another user, can read the served files; undefined if it can. */
export function closedFolders(releases: string): string | undefined {
  const site = join(releases, CURRENT, SITE);
  if (!existsSync(site)) return undefined;
  const path = realpathSync(site).split('/');
  const folders = path.map((_, index) => path.slice(0, index + 1).join('/') || '/');
  const closed = folders.filter((folder) => !(statSync(folder).mode & 0o001));
  if (!closed[0]) return undefined;
  return `Other users may not enter ${closed.join(' and ')}: a proxy that serves the files of the release itself answers 403. Run chmod o+x ${closed.join(' ')}`;
}

/** All releases, oldest first. */
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

/** Deletes releases whose retention period has passed, except the served one and the latest other one. */
export async function pruneReleases(folder: string, now = Date.now()): Promise<void> {
  const current = await currentRelease(folder);
  const others = (await numbersIn(folder)).filter((number) => number !== current);
  for (const number of others.slice(0, -1)) {
    const path = join(folder, String(number));
    if (now - (await stat(path)).mtimeMs < RETENTION_MS) continue;
    // Renamed first, so that an interrupted deletion does not leave a broken release.
    const old = join(folder, `.old-${number}-${randomUUID()}`);
    await rename(path, old);
    await rm(old, { recursive: true });
  }
}
