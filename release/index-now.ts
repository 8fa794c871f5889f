import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, PRIVATE, type ReleaseFacts, SITE } from '../contract/release.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';
const TIMEOUT_MS = 5_000;

const readJson = async (release: string, file: string) =>
  JSON.parse(await readFile(join(release, file), 'utf8'));

/** Indexable pages that changed since the previous release; all pages of a first release. */
async function changedUrls(before: string | undefined, release: string): Promise<string[]> {
  const old: Manifest = before ? await readJson(before, PRIVATE.manifest).catch(() => ({})) : {};
  const manifest: Manifest = await readJson(release, PRIVATE.manifest);
  const sitemap = await readFile(join(release, SITE, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => url)
    .filter((url) => manifest[new URL(url).pathname]?.etag !== old[new URL(url).pathname]?.etag);
}

/** Notifies search engines of changed pages if INDEXNOW_KEY is set; ignores failures. https://www.indexnow.org/documentation */
export async function notifySearchEngines(
  before: string | undefined,
  release: string,
  key = process.env.INDEXNOW_KEY,
  endpoint = ENDPOINT,
): Promise<void> {
  try {
    const { siteUrl }: ReleaseFacts = await readJson(release, PRIVATE.about);
    if (!key || !siteUrl) return;
    const urlList = await changedUrls(before, release);
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
