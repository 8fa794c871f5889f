import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE, type ReleaseFacts, SITE } from '../contract/release.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';
const TIMEOUT_MS = 5_000;

/**
 * Notifies search engines of the changed pages that they may index, if INDEXNOW_KEY is set; ignores failures.
 * https://www.indexnow.org/documentation
 */
export async function notifySearchEngines(
  changedPages: readonly string[],
  release: string,
  key = process.env.INDEXNOW_KEY,
  endpoint = ENDPOINT,
): Promise<void> {
  try {
    const { siteUrl }: ReleaseFacts = JSON.parse(await readFile(join(release, PRIVATE.about), 'utf8'));
    if (!key || !siteUrl) return;
    const sitemap = await readFile(join(release, SITE, 'sitemap.xml'), 'utf8');
    const urlList = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url = '']) => url)
      .filter((url) => changedPages.includes(new URL(url).pathname));
    if (!urlList.length) return;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    console.error(`IndexNow was not notified of this release: ${(error as Error).message}`);
  }
}
