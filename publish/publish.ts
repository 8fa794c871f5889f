/** What the build adds to finished pages: policies, link pictures, sitemap, compressed forms, and the manifest of it all. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ANSWERS, type Manifest, PRIVATE, type ReleaseFacts, SITE } from '../contract/release.ts';
import { reviewPages } from '../contract/routes.ts';
import { problemsOf } from './checks.ts';
import { compress, filesIn, urlOf } from './files.ts';
import { drawLinkPicture } from './link-picture.ts';
import { type PublishedPage, preparePage } from './page.ts';
import { writeProxyFiles } from './proxies.ts';
import {
  fingerprint,
  finishPreview,
  finishRelease,
  PREVIEW,
  releasesFolder,
  startRelease,
} from './releases.ts';
import { sitemapOf } from './sitemap.ts';
import { buildWorker, WORKER, WORKER_POLICY } from './worker.ts';

/** Stands in the link picture of a page that shows none itself. */
const houseScene = join(import.meta.dirname, '../site/assets/scenes/sizes/pole-portrait-arch.webp');

type Pages = Map<string, PublishedPage>;

let since = 0;

/** Ends a phase of the build with one line: what was done, how many, and how long it took since the one before. */
export function phaseDone(what: string, count: string): void {
  const seconds = (performance.now() - since) / 1_000;
  console.log(`${what.padEnd(15)}${count.padEnd(28)}${seconds.toFixed(1).padStart(5)} s`);
  since = performance.now();
}

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
  phaseDone('Link pictures', `${wanted.length}`);
}

async function compressFiles(folder: string, files: string[], pages: Pages): Promise<Manifest> {
  const entries = files.map(async (file) => {
    const policy = file === WORKER ? WORKER_POLICY : pages.get(file)?.policy;
    return [urlOf(file), { ...(await compress(folder, file)), ...(policy && { policy }) }] as const;
  });
  const manifest: Manifest = Object.fromEntries((await Promise.all(entries)).sort());
  phaseDone('Compressed', `${files.length} files`);
  return manifest;
}

/** A page with holes for the server to fill is no public file: static hosting would show the holes. */
async function setAnswersApart(release: string, manifest: Manifest): Promise<void> {
  for (const entry of Object.values(manifest).filter(({ file }) =>
    urlOf(file).endsWith(reviewPages.problem),
  )) {
    const from = join(release, SITE, entry.file);
    const apart = join(ANSWERS, entry.file);
    await mkdir(dirname(join(release, apart)), { recursive: true });
    await rename(from, join(release, apart));
    for (const suffix of ['.br', '.gz']) await rm(from + suffix, { force: true });
    Object.assign(entry, { file: join('..', apart), encodings: [] });
  }
}

/** Turns what Astro wrote into the `site` folder of a release into a site ready to be served. */
async function publish(release: string): Promise<void> {
  const folder = join(release, SITE);
  // What the server alone reads is no public file.
  for (const file of [PRIVATE.content, PRIVATE.redirects])
    await rename(join(folder, file), join(release, file));
  const redirects: { from: string }[] = JSON.parse(await readFile(join(release, PRIVATE.redirects), 'utf8'));
  const pages = await publishPages(folder);
  await drawLinkPictures(folder, pages);
  await buildWorker(folder, pages);
  const { INDEXNOW_KEY: key } = process.env;
  if (key) await writeFile(join(folder, `${key}.txt`), key);
  const files = await filesIn(folder);
  const moved = redirects.map(({ from }) => from);
  const problems = problemsOf(pages, files, moved);
  if (problems.length) throw new Error(problems.join('\n'));
  const manifest = await compressFiles(folder, files, pages);
  await setAnswersApart(release, manifest);
  await writeFile(join(release, PRIVATE.manifest), JSON.stringify(manifest, null, 1));
}

/**
 * Makes `astro build` leave a release that is ready to be served; its number is in RELEASE_NUMBER then. The build works in a
 * folder of its own: where it fails, what is served stays as it is.
 */
export function publishing(folder = releasesFolder()): AstroIntegration {
  let work = '';
  let sources = '';
  return {
    name: 'publish',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build') return;
        // The public files are for everybody, proxies too; what a server keeps is not.
        process.umask(0o022);
        // Taken first: what is changed during the build counts as newer.
        sources = fingerprint();
        work = await startRelease(folder);
        updateConfig({ outDir: pathToFileURL(`${join(work, SITE)}/`) });
      },
      'astro:build:done': async () => {
        await publish(work);
        const siteUrl = process.env.SITE_URL ?? '';
        const about: ReleaseFacts = { builtAt: new Date().toISOString(), siteUrl, sources };
        await writeFile(join(work, PRIVATE.about), JSON.stringify(about, null, 1));
        if (process.env.RELEASE === PREVIEW) return finishPreview(folder, work);
        const number = await finishRelease(folder, work);
        await writeProxyFiles(join(folder, String(number)));
        process.env.RELEASE_NUMBER = String(number);
      },
    },
  };
}
