import { join } from 'node:path';
import { notifySearchEngines } from '../release/index-now.ts';
import { currentFacts, serveRelease } from '../release/releases.ts';
import type { PublishedContent } from './published-content.ts';
import { Refusal } from './refusal.ts';

/**
 * Serves a release if its publication is still the newest one: `whileNewest` runs the switch only then, and delays other
 * publications until it is done. Then tells search engines which pages have changed.
 */
export async function serveWhile(
  releases: string,
  release: number,
  changedPages: readonly string[],
  whileNewest: (task: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  const isServed = await whileNewest(() => serveRelease(releases, release));
  if (isServed) await notifySearchEngines(changedPages, join(releases, String(release)));
}

/**
 * Throws if the served release shows publications that the store does not have: with a wrong DATA_DIR or DATABASE_URL the site
 * would lose everything that the owner has published.
 */
export async function checkHistory(releases: string, content: PublishedContent): Promise<void> {
  const live = await currentFacts(releases);
  if (!live?.history || live.history === content.newest().history) return;
  throw new Refusal(
    `The site shows publication ${live.publication}, which this store does not have. Set DATA_DIR or DATABASE_URL to its store. To show this store instead, run: jk publish --force`,
  );
}
