/** What the build adds to finished pages: policies, link pictures, sitemap, compressed forms, and the manifest of it all. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, PRIVATE, SITE } from '../contract/release.ts';
import { problemsOf } from './checks.ts';
import { compress, compressedFiles } from './compress.ts';
import { filesIn, urlOf } from './files.ts';
import { drawLinkPicture, linkPictures } from './link-pictures/draw.ts';
import { nginxMaps } from './nginx.ts';
import { type PublishedPage, preparePage } from './page.ts';
import { phaseDone } from './phases.ts';
import { sitemapOf } from './sitemap.ts';

/** Stands in the link picture of a page that shows none itself. */
const houseScene = join(import.meta.dirname, '../site/assets/scenes/sizes/pole-portrait-arch.webp');

type Pages = Map<string, PublishedPage>;
type Redirect = { from: string; to: string };

/** Makes every page ready to go out; an error names the page. */
async function publishPages(folder: string): Promise<Pages> {
  const pages: Pages = new Map();
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith('.html'))) {
    try {
      const page = preparePage(await readFile(join(folder, file), 'utf8'));
      await writeFile(join(folder, file), page.html);
      pages.set(file, page);
    } catch (error) {
      throw new Error(`${file} ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  await writeFile(join(folder, 'sitemap.xml'), sitemapOf([...pages.values()].map(({ record }) => record)));
  phaseDone('Policies', `${pages.size} pages`);
  return pages;
}

async function drawLinkPictures(folder: string, pages: Pages): Promise<void> {
  const wanted = [...pages.values()].flatMap(({ record: { linkPicture } }) => linkPicture ?? []);
  for (const { file, scene, ...words } of wanted)
    await drawLinkPicture(words, join(folder, file), scene ? join(folder, scene) : houseScene);
  await linkPictures.prune();
  phaseDone('Link pictures', `${wanted.length}, ${linkPictures.made()} of them new`);
}

async function compressFiles(folder: string, files: string[], pages: Pages): Promise<Manifest> {
  const entries = files.map(async (file) => {
    const policy = pages.get(file)?.policy;
    return [urlOf(file), { ...(await compress(folder, file)), ...(policy && { policy }) }] as const;
  });
  const manifest: Manifest = Object.fromEntries((await Promise.all(entries)).sort());
  await compressedFiles.prune();
  phaseDone('Compressed', `${files.length} files, ${compressedFiles.made()} of them new`);
  return manifest;
}

/** Turns what Astro wrote into the `site` folder of a release into a site ready to be served; gives the number of its files. */
export async function publish(release: string): Promise<number> {
  const folder = join(release, SITE);
  // What the server alone reads is no public file.
  for (const file of [PRIVATE.content, PRIVATE.redirects])
    await rename(join(folder, file), join(release, file));
  const redirects: Redirect[] = JSON.parse(await readFile(join(release, PRIVATE.redirects), 'utf8'));
  const pages = await publishPages(folder);
  await drawLinkPictures(folder, pages);
  const files = await filesIn(folder);
  const moved = redirects.map(({ from }) => from);
  const problems = problemsOf(pages, files, moved);
  if (problems.length) throw new Error(problems.join('\n'));
  const manifest = await compressFiles(folder, files, pages);
  await writeFile(join(release, PRIVATE.manifest), JSON.stringify(manifest, null, 1));
  await writeFile(join(release, PRIVATE.nginx), nginxMaps(manifest, redirects));
  return files.length;
}
