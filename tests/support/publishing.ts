import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { CURRENT, PRIVATE, type ReleaseFacts, SITE } from '../../contract/release.ts';
import { type Change, valueAt } from '../../domain/field-path.ts';
import { currentFacts, currentRelease, releasesFolder, writeAbout } from '../../release/releases.ts';
import type { Store } from '../../server/app/store.ts';
import { commit } from '../../server/changes/commit.ts';
import { openPublishing, type Publishing, type PublishingDeps } from '../../server/changes/keep-current.ts';
import type { Worker } from '../../server/changes/worker/worker.ts';
import { createLog } from '../../server/log.ts';

export type Places = { releases: string };
export const MENU = 'facts/services.yaml';
export const OWNER = { id: 'omar', name: 'Omar', email: 'omar@example.com' };
const cleanups: (() => void)[] = [];
afterAll(() => {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
});

function link(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    // Hard links do not work across file systems.
    cpSync(from, to, { recursive: true });
  }
}

/** The facts file of the served release; tests change it to fake another day or version. */
export const factsOf = ({ releases }: Places): ReleaseFacts =>
  JSON.parse(readFileSync(join(releases, CURRENT, PRIVATE.about), 'utf8'));
export const changeFacts = ({ releases }: Places, change: Partial<ReleaseFacts>) =>
  writeAbout(join(releases, CURRENT), change);

/** A folder that is deleted after the tests of the file. */
export function temporaryForFile(name = 'test'): string {
  const folder = mkdtempSync(join(tmpdir(), `jk-masters-${name}-`));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new releases folder with hard links to the built release and its cache, so that a publication is fast. */
export async function linkedReleases(folder = temporaryForFile('releases')): Promise<string> {
  const built = releasesFolder();
  const number = String(await currentRelease(built));
  mkdirSync(folder, { recursive: true });
  for (const name of ['.cache', number]) link(join(built, name), join(folder, name));
  symlinkSync(number, join(folder, CURRENT));
  return folder;
}

/** New folders for releases and data, with the compiled program of this project. */
export async function freshPlaces(
  folder = temporaryForFile('publishing'),
): Promise<Places & { dataDir: string }> {
  const releases = await linkedReleases(join(folder, 'releases'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  return { releases, dataDir };
}

export const quietPublishing = (
  store: Store,
  { releases }: Places,
  shown: PublishingDeps['shown'] = () => currentFacts(releases),
): Publishing => {
  const publishing = openPublishing({ store, releases, shown, log: createLog('silent') });
  cleanups.push(publishing.stop);
  return publishing;
};

/** Publishes changes that are no drafts. */
export const publishNow = (publishing: Publishing, changes: Change[], author = OWNER) =>
  publishing.run(author, (context) => commit(context, author, () => ({ changes })));

/** Runs a task once before the worker's next call of a step. */
export function beforeStep(
  { worker }: Publishing,
  step: 'prepare' | 'finish' | 'preview' | 'pageOf',
  task: () => unknown,
): void {
  const own: Partial<Worker> = worker;
  const call = worker[step] as (...args: unknown[]) => Promise<never>;
  own[step] = async (...args: unknown[]) => {
    delete own[step];
    await task();
    return call(...args);
  };
}

/** A public file as it is served. */
export const served = ({ releases }: Places, file: string) =>
  readFileSync(join(releases, CURRENT, SITE, file), 'utf8');

/** The price of a service in the published content, in the API list and on the services page. */
export async function pricesIn(
  { publishing, places }: { publishing: Publishing; places: Places },
  service = 'haircut',
) {
  await publishing.refresh();
  const list: { id: string; price: number }[] = JSON.parse(served(places, 'api/services.json'));
  const { price } = list.find(({ id }) => id === service) ?? {};
  const isShown = new RegExp(`AED\\s${price}\\b`).test(served(places, 'services.html'));
  return [valueAt(publishing.content.live(MENU), [service, 'price']), price, isShown && price];
}
export const everywhere = (price: number) => [price, price, price];
