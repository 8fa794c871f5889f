/** Publishing from a command: `npm run build`, `jk publish`, `jk watch` and `jk content` share it. */
import { accessSync, constants, existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFiles, findingsText } from '../../edition/from-folder.ts';
import { cacheIn } from '../../release/files.ts';
import { checkAddress } from '../../release/releases.ts';
import { openStore } from '../../server/app/store.ts';
import { type Context, checkHistory, refreshContent, renderCurrent } from '../../server/changes/commit.ts';
import { readDefaults } from '../../server/changes/defaults.ts';
import { openContent } from '../../server/changes/fold.ts';
import { Refusal } from '../../server/changes/refusal.ts';
import { sourceOf } from '../../server/changes/worker/source.ts';
import { openWorker } from '../../server/changes/worker/worker.ts';
import type { Settings } from '../../server/settings.ts';
import { makeFolder, storeFileOf } from '../../server/store/store-file.ts';

/** Runs a task with the published content and its store, which is created if there is none. */
export async function withContent<T>(settings: Settings, task: (context: Context) => Promise<T>): Promise<T> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RELEASES_DIR: releases } = settings;
  const content = openContent(readDefaults());
  await using store = await openStore({ dataDir, databaseUrl });
  const context = { store, content, worker: openWorker(releases, content), releases };
  try {
    await refreshContent(context);
    return await task(context);
  } finally {
    context.worker.stop();
  }
}

/** Like `withContent`, but creates no store: where there is none, the content is as it came with the program. */
async function withPublished<T>(settings: Settings, task: (context: Context) => Promise<T>): Promise<T> {
  if (settings.DATABASE_URL || existsSync(storeFileOf(settings.DATA_DIR))) return withContent(settings, task);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-store-'));
  return await withContent({ ...settings, DATA_DIR: folder.path }, task);
}

/** The files of the published content. */
export const publishedFiles = (settings: Settings): Promise<ContentFiles> =>
  withPublished(settings, async ({ content, releases }) =>
    sourceOf(content, content.state(), cacheIn(releases)),
  );

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

/** Names every mistake of a refusal, each on its line. */
export const withFindings = (error: unknown): unknown =>
  error instanceof Refusal && error.mistakes.length
    ? new Error(findingsText({ mistakes: error.mistakes, notices: [] }))
    : error;

/**
 * Renders the published content; returns a summary. Throws an error that names every mistake. `anyStore` renders also a store that
 * does not have what the site shows.
 */
export async function publish(settings: Settings, { anyStore = false } = {}): Promise<string> {
  checkFolder(settings.RELEASES_DIR);
  await checkAddress(settings.RELEASES_DIR, settings.SITE_URL ?? '', 'This publication', settings);
  return withPublished(settings, async (context) => {
    if (!anyStore) await checkHistory(context.releases, context.content.newest());
    const start = performance.now();
    const { release, notices } = await renderCurrent(context).catch((error) => {
      throw withFindings(error);
    });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const done = `Release ${release} shows publication ${context.content.newest().number}; rendered in ${seconds} s and served`;
    return notices.length ? `${findingsText({ mistakes: [], notices })}\n${done}` : done;
  });
}
