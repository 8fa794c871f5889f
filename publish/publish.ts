/** What the build adds to finished pages: policies, link pictures, sitemap, small forms, and the list of it all. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../contract/release.ts';
import { problemsOf } from './checks.ts';
import { compress } from './compress.ts';
import { filesIn, urlOf } from './files.ts';
import { drawLinkPicture } from './link-pictures/draw.ts';
import { type PublishedPage, publishPage } from './pages.ts';
import { lastChange, sitemapOf } from './sitemap.ts';

const root = join(import.meta.dirname, '..');
/** Stands in the link picture of a page that shows none itself. */
const houseScene = join(root, 'site/assets/scenes/pole.avif');
/** Read by the server at start, never handed out. */
const PRIVATE = new Set(['content.json', 'redirects.json', 'manifest.json']);

async function drawLinkPictures(folder: string, pages: PublishedPage[]): Promise<void> {
  for (const { record } of pages) {
    const { linkPicture } = record;
    if (!linkPicture) continue;
    const { file, scene, ...words } = linkPicture;
    await drawLinkPicture(words, join(folder, file), scene ? join(folder, scene) : houseScene);
  }
}

/** Turns what Astro wrote into a folder into a site ready to be served; gives the number of its files. */
export async function publish(folder: string): Promise<number> {
  const built = await filesIn(folder);
  const pages = await Promise.all(
    built.filter((file) => file.endsWith('.html')).map((file) => publishPage(folder, file)),
  );
  await writeFile(
    join(folder, 'sitemap.xml'),
    sitemapOf(
      pages.map(({ record }) => record),
      lastChange(root),
    ),
  );
  await drawLinkPictures(folder, pages);
  const files = (await filesIn(folder)).filter((file) => !PRIVATE.has(file));
  const redirects: { from: string }[] = JSON.parse(await readFile(join(folder, 'redirects.json'), 'utf8'));
  const problems = problemsOf(
    pages,
    files,
    redirects.map(({ from }) => from),
  );
  if (problems.length) throw new Error(problems.join('\n'));
  const policies = new Map(pages.map(({ file, policy }) => [file, policy]));
  const entries = await Promise.all(
    files.map(async (file) => {
      const policy = policies.get(file);
      return [urlOf(file), { ...(await compress(folder, file)), ...(policy && { policy }) }] as const;
    }),
  );
  const manifest: Manifest = Object.fromEntries(entries.sort());
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return files.length;
}
