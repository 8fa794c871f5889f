import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import {
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
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentFacts } from '../contract/content-facts.ts';
import {
  addressMismatch,
  CURRENT,
  type Encoding,
  isRelease,
  type Manifest,
  type ManifestEntry,
  PRIVATE,
  type ReleaseFacts,
  SITE,
  SUFFIXES,
} from '../contract/release.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import { digestOf, flush, readWhole, writeWhole } from './files.ts';

/** How long pages opened before a release was replaced can load their files. */
const RETENTION_MS = 30 * DAY_MS;

/** RELEASES_DIR, or `releases/` in the project. */
export const releasesFolder = () => process.env.RELEASES_DIR ?? join(import.meta.dirname, '../releases');

/** Without facts, it is damaged. */
export type Release = { number: number; current: boolean; facts: ReleaseFacts | undefined };

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
  readFacts(join(folder, CURRENT)).catch(() => undefined);

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

const sealOf = (facts: Partial<ReleaseFacts>) => digestOf(JSON.stringify(facts));

/** Throws if the facts are missing or damaged. */
async function readFacts(release: string): Promise<ReleaseFacts> {
  const { seal, ...facts } = JSON.parse(await readFile(join(release, PRIVATE.about), 'utf8'));
  if (seal !== sealOf(facts)) throw new Error(`${release} is damaged: ${PRIVATE.about}`);
  return facts;
}

/**
 * Opens a release, by number or as `CURRENT`. Throws if a file that only the server reads is missing or damaged.
 * Its public files have `formsOf`.
 */
export async function openRelease(folder: string, name: string) {
  const release = join(folder, name);
  const facts = await readFacts(release);
  const json = <T>(file: string): T => {
    const data = readWhole(join(release, file), facts.digests[file] ?? '');
    if (!data) throw new Error(`Release ${name} is damaged: ${file}. Serve another one, or publish again`);
    return JSON.parse(String(data));
  };
  return {
    facts,
    manifest: json<Manifest>(PRIVATE.manifest),
    content: json<ContentFacts>(PRIVATE.content),
    redirects: json<{ from: string; to: string }[]>(PRIVATE.redirects),
  };
}

/** The forms of a public file on disk, with the digests by which `readWhole` compares them. */
export const formsOf = (release: string, { file, etag, encodings }: ManifestEntry) =>
  (Object.entries({ identity: etag, ...encodings }) as [Encoding | 'identity', string][]).map(
    ([encoding, digest]) => ({
      encoding,
      digest,
      path: join(release, SITE, encoding === 'identity' ? file : file + SUFFIXES[encoding]),
    }),
  );

type Expected = Parameters<typeof addressMismatch>[1];

/** Writes facts of a release, in addition to those that it has, and files that only the server reads. */
export async function writeAbout(
  release: string,
  facts: Partial<ReleaseFacts>,
  files: Record<string, Buffer | string> = {},
): Promise<void> {
  const known: Partial<ReleaseFacts> = await readFacts(release).catch(() => ({}));
  const digests = { ...known.digests };
  for (const [name, data] of Object.entries(files)) {
    digests[name] = digestOf(data);
    await writeWhole(join(release, name), data);
  }
  const all = { ...known, ...facts, digests };
  await writeWhole(join(release, PRIVATE.about), JSON.stringify({ ...all, seal: sealOf(all) }, null, 1));
}

/** Gives a rendered release its number. It is not served yet. */
export async function finishRelease(folder: string, work: string): Promise<number> {
  const folders = await readdir(work, { recursive: true, withFileTypes: true });
  const paths = folders.filter((one) => one.isDirectory()).map((one) => join(one.parentPath, one.name));
  await Promise.all([work, ...paths].map(flush));
  const release = await numberRelease(folder, work);
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
  if (!existsSync(join(folder, String(number))))
    throw new Error(`There is no release ${number}: \`npm run jk -- releases\` lists them`);
  const { facts } = await openRelease(folder, String(number));
  const { siteUrl } = facts;
  await checkAddress(folder, siteUrl, `Release ${number}`, expected);
  const before = await currentRelease(folder);
  // Restarts the retention period of its files.
  if (before !== undefined && before !== number && existsSync(join(folder, String(before))))
    await utimes(join(folder, String(before)), new Date(), new Date());
  const next = join(folder, `.next-${randomUUID()}`);
  await symlink(String(number), next);
  const current = join(folder, CURRENT);
  // A copy that follows links has made a folder of it.
  if ((await lstat(current).catch(() => undefined))?.isDirectory())
    await rename(current, join(folder, `.old-${randomUUID()}`));
  await rename(next, current);
  await flush(folder);
}

/** What an operator must do so that a proxy, which runs as another user, can read the served files; undefined if it can. */
export function closedFolders(releases: string): string | undefined {
  const site = join(releases, CURRENT, SITE);
  if (!existsSync(site)) return undefined;
  const path = realpathSync(site).split('/');
  const folders = path.map((_, index) => path.slice(0, index + 1).join('/') || '/');
  const closed = folders.filter((folder) => !(statSync(folder).mode & 0o001));
  if (!closed[0]) return undefined;
  return `Other users may not enter ${closed.join(' and ')}: a proxy cannot serve the release while no server answers. Run chmod o+x ${closed.join(' ')}`;
}

/** All releases, oldest first. */
export async function listReleases(folder: string): Promise<Release[]> {
  const current = await currentRelease(folder);
  return Promise.all(
    (await numbersIn(folder)).map(async (number) => ({
      number,
      current: number === current,
      facts: await readFacts(join(folder, String(number))).catch(() => undefined),
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
