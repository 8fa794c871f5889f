/** What the build adds to finished pages: policies, link pictures, sitemap, small forms, and the list of it all. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, PRIVATE, SITE } from '../contract/release.ts';
import { problemsOf } from './checks.ts';
import { compress, smallForms } from './compress.ts';
import { filesIn, urlOf } from './files.ts';
import { drawLinkPicture, linkPictures } from './link-pictures/draw.ts';
import { mapWithConcurrency } from './map-with-concurrency.ts';
import { nginxMaps } from './nginx.ts';
import { type PublishedPage, publishPage } from './pages.ts';
import { phaseDone } from './phases.ts';
import { sitemapOf } from './sitemap.ts';

const root = join(import.meta.dirname, '..');
/** Stands in the link picture of a page that shows none itself. */
const houseScene = join(root, 'site/assets/scenes/sizes/pole-portrait-arch.webp');

async function drawLinkPictures(folder: string, pages: PublishedPage[]): Promise<void> {
  const wanted = pages.flatMap(({ record: { linkPicture } }) => linkPicture ?? []);
  await mapWithConcurrency(wanted, ({ file, scene, ...words }) =>
    drawLinkPicture(words, join(folder, file), scene ? join(folder, scene) : houseScene),
  );
  await linkPictures.forget();
  phaseDone('Link pictures', `${wanted.length}, ${linkPictures.made()} of them new`);
}

type Redirect = { from: string; to: string };

/** Takes out of the public files what the server alone reads; gives the old addresses that it answers. */
async function setApart(release: string, folder: string): Promise<Redirect[]> {
  for (const file of [PRIVATE.content, PRIVATE.redirects])
    await rename(join(folder, file), join(release, file));
  const redirects: Redirect[] = JSON.parse(await readFile(join(release, PRIVATE.redirects), 'utf8'));
  return redirects;
}

/** Turns what Astro wrote into the `site` folder of a release into a site ready to be served; gives the number of its files. */
export async function publish(release: string): Promise<number> {
  const folder = join(release, SITE);
  const redirects = await setApart(release, folder);
  const built = await filesIn(folder);
  const pages = await mapWithConcurrency(
    built.filter((file) => file.endsWith('.html')),
    (file) => publishPage(folder, file),
  );
  await writeFile(join(folder, 'sitemap.xml'), sitemapOf(pages.map(({ record }) => record)));
  phaseDone('Policies', `${pages.length} pages`);
  await drawLinkPictures(folder, pages);
  const files = await filesIn(folder);
  const problems = problemsOf(
    pages,
    files,
    redirects.map(({ from }) => from),
  );
  if (problems.length) throw new Error(problems.join('\n'));
  const policies = new Map(pages.map(({ file, policy }) => [file, policy]));
  const entries = await mapWithConcurrency(files, async (file) => {
    const policy = policies.get(file);
    return [urlOf(file), { ...(await compress(folder, file)), ...(policy && { policy }) }] as const;
  });
  await smallForms.forget();
  phaseDone('Small forms', `${files.length} files, ${smallForms.made()} of them new`);
  const manifest: Manifest = Object.fromEntries(entries.sort());
  await writeFile(join(release, PRIVATE.manifest), JSON.stringify(manifest, null, 1));
  await writeFile(join(release, PRIVATE.nginx), nginxMaps(manifest, redirects));
  return files.length;
}
