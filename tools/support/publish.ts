/** Publishing from a command: `npm run build`, `jk publish`, `jk watch` and `jk content` share it. */
import { accessSync, constants, existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { readDefaults } from '../../changes/defaults.ts';
import { rendererOf } from '../../changes/publication.ts';
import { openContent, type PublishedContent } from '../../changes/published-content.ts';
import { Refusal } from '../../changes/refusal.ts';
import { checkHistory } from '../../changes/serve.ts';
import { sourceOf } from '../../changes/source.ts';
import { type ContentFiles, findingsText } from '../../edition/from-folder.ts';
import { cacheIn } from '../../release/publish.ts';
import { checkAddress, serveRelease } from '../../release/releases.ts';
import { type Context, refreshContent, renderCurrent } from '../../server/changes/publish.ts';
import type { Settings } from '../../server/settings.ts';
import { openStore } from '../../server/store/store.ts';
import { makeFolder, storeFileOf } from '../../server/store/store-file.ts';

/** Runs a task with the published content and its store, which is created if there is none. */
export async function withContent<T>(settings: Settings, task: (context: Context) => Promise<T>): Promise<T> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RELEASES_DIR: releases } = settings;
  const content = openContent(readDefaults());
  await using store = await openStore({ dataDir, databaseUrl });
  const context = { store, content, steps: rendererOf({ releases }, content), releases };
  await refreshContent(context);
  return await task(context);
}

const hasStore = ({ DATABASE_URL, DATA_DIR }: Settings) =>
  DATABASE_URL !== undefined || existsSync(storeFileOf(DATA_DIR));

/** The files of the published content. */
export async function publishedFiles(settings: Settings): Promise<ContentFiles> {
  const content = hasStore(settings)
    ? await withContent(settings, async (context) => context.content)
    : openContent(readDefaults());
  return sourceOf(content, content.state(), cacheIn(settings.RELEASES_DIR));
}

/** Renders and serves the content as it came with the program, where there is no store yet. */
async function renderDefaults(releases: string, content: PublishedContent) {
  const { prepare, finish } = rendererOf({ releases }, content);
  const prepared = await prepare({ together: [] });
  const release = await finish(prepared, content.newest());
  await serveRelease(releases, release);
  return { release, notices: prepared.notices };
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
  // Loading the renderer takes most of the time of a first publication.
  enableCompileCache();
  checkFolder(settings.RELEASES_DIR);
  await checkAddress(settings.RELEASES_DIR, settings.SITE_URL ?? '', 'This publication', settings);
  const render = async (content: PublishedContent, context?: Context) => {
    if (!anyStore) await checkHistory(settings.RELEASES_DIR, content);
    const start = performance.now();
    const rendering = context ? renderCurrent(context) : renderDefaults(settings.RELEASES_DIR, content);
    const { release, notices } = await rendering.catch((error) => {
      throw withFindings(error);
    });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const done = `Release ${release} shows publication ${content.newest().number}; rendered in ${seconds} s and served`;
    return notices.length ? `${findingsText({ mistakes: [], notices })}\n${done}` : done;
  };
  return hasStore(settings)
    ? withContent(settings, (context) => render(context.content, context))
    : render(openContent(readDefaults()));
}
