/** Publishing from a command: `npm run build`, `jk publish`, `jk watch` and `jk releases use` share it. */
import { accessSync, constants } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { findingsText } from '../../edition/from-folder.ts';
import { checkAddress } from '../../publish/releases.ts';
import { lockFile } from '../../publishing/lock.ts';
import { publicationsOf } from '../../publishing/publication.ts';
import { Refusal } from '../../publishing/refusal.ts';
import type { Settings } from '../../server/settings.ts';
import { makeFolder } from '../../server/store/store-file.ts';

/** How long another publication may take before this one gives up. */
const LOCK_MS = 120_000;
const project = join(import.meta.dirname, '../..');

type Publications = ReturnType<typeof publicationsOf>;

/** Runs a task while no other process publishes the same content. */
export async function exclusively<T>(
  { CONTENT_DIR: content, RELEASES_DIR: releases, DATA_DIR: dataDir }: Settings,
  task: (publications: Publications) => Promise<T>,
): Promise<T> {
  const publications = publicationsOf({ content, releases, dataDir, project });
  using lock = await lockFile(publications.repository.lockPath, LOCK_MS);
  if (!lock) throw new Error('Another publication is running. Try again when it is done.');
  return await task(publications);
}

/** Creates the folder of the releases if it is missing; throws if nothing can be written to it. */
export function checkFolder(folder: string): void {
  // Proxies run as another user and must be able to read it.
  const umask = process.umask(0o022);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`RELEASES_DIR=${folder} cannot be used: ${(error as Error).message}`);
  } finally {
    process.umask(umask);
  }
}

/** Publishes the content folder as it stands; returns a summary. Throws an error that names every mistake. */
export async function publish(settings: Settings): Promise<string> {
  // Loading the renderer takes most of the time of a first publication.
  enableCompileCache();
  checkFolder(settings.RELEASES_DIR);
  await checkAddress(settings.RELEASES_DIR, settings.SITE_URL ?? '', 'This publication', settings);
  return exclusively(settings, async ({ publishCurrent }) => {
    const start = performance.now();
    const { release, notices } = await publishCurrent().catch((error) => {
      const { mistakes } = error instanceof Refusal ? error : { mistakes: [] };
      throw mistakes.length ? new Error(findingsText({ mistakes, notices: [] })) : error;
    });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const done = `Release ${release} is rendered in ${seconds} s and served`;
    return notices.length ? `${findingsText({ mistakes: [], notices })}\n${done}` : done;
  });
}
