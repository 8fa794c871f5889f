/** Publication: renders all addresses from the content into a new release. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, PRIVATE, SITE, suffixesOf, TEMPLATES } from '../contract/release.ts';
import { reviewPages, routes } from '../contract/routes.ts';
import { problemsOf } from './checks.ts';
import { undrawable } from './drawable.ts';
import { addFile, BEST, type Cache, cacheIn, digestOf, fileOf, QUICK, urlOf } from './files.ts';
import { linkPicture } from './link-picture.ts';
import { type PublishedPage, preparePage } from './page.ts';
import { PageError } from './page-error.ts';
import { photoFilesOf } from './photos.ts';
import type { Program } from './program.ts';
import { startRelease, writeAbout } from './releases.ts';
import { sitemapOf } from './sitemap.ts';
import { WORKER, WORKER_POLICY, workerOf } from './worker.ts';

/** Default for the link pictures of pages without a scene. */
const defaultScene = join(import.meta.dirname, '../site/assets/scenes/sizes/pole-portrait-arch.webp');

/** Rendered files that only the server reads. */
const PRIVATE_FILES: string[] = [PRIVATE.content, PRIVATE.redirects];

export type RenderedSite = {
  pages: Map<string, PublishedPage>;
  /** Other files by name. */
  others: Map<string, Buffer>;
  /** Problems of the pages together, such as dead links. */
  problems: PageError[];
};

/** The prepared pages of the last publication of this process, by digest. */
let lastPages: ReadonlyMap<string, PublishedPage> = new Map();

/** Renders all addresses and prepares pages for serving. Throws with the address if rendering fails. */
export async function renderSite(program: Program, cache: Cache, locals: App.Locals): Promise<RenderedSite> {
  const { renderer, version } = program;
  const pages = new Map<string, PublishedPage>();
  const others = new Map<string, Buffer>();
  const rendered = new Map<string, PublishedPage>();
  for (const { path, route } of renderer.addressesOf(locals.editions)) {
    const file = fileOf(path);
    try {
      const response = await renderer.render(route, locals);
      if (!response.ok) throw new Error(`could not be rendered (${response.status})`);
      const data = Buffer.from(await response.arrayBuffer());
      if (!file.endsWith('.html')) others.set(file, data);
      else if (pages.has(file)) throw new Error('is the address of two pages');
      else {
        const name = `page-${digestOf(version, data)}.json`;
        const prepare = () => preparePage(data.toString());
        const page = lastPages.get(name) ?? (await cache.json(name, prepare));
        rendered.set(name, page);
        pages.set(file, page);
      }
    } catch (error) {
      // A system error, such as a full disk, is not a mistake in the page.
      if ((error as NodeJS.ErrnoException).syscall) throw error;
      throw PageError.on(path, error);
    }
  }
  lastPages = rendered;
  const redirects: { from: string }[] = JSON.parse(String(others.get(PRIVATE.redirects)));
  const linkPictures = [...pages.values()].flatMap(({ record }) => record.linkPicture?.file.slice(1) ?? []);
  const photos = photoFilesOf(locals.editions[0].photos).map((name) => `_astro/${name}`);
  const names = [
    ...program.files.map(({ file }) => file),
    ...[...pages.keys(), ...others.keys(), ...linkPictures, ...photos, WORKER, 'sitemap.xml'],
  ];
  const problems = problemsOf(
    pages,
    names.filter((name) => !PRIVATE_FILES.includes(name)),
    redirects.map(({ from }) => from),
  );
  return { pages, others, problems };
}

/** Links the program's precompressed files. */
async function addProgramFiles({ folder, files }: Program, cache: Cache, site: string): Promise<Manifest> {
  const variants = files.flatMap(({ file, etag, encodings }) =>
    ['', ...suffixesOf(encodings)].map((suffix) => ({ file, etag, suffix })),
  );
  await Promise.all(
    variants.map(async ({ file, etag, suffix }) => {
      const read = () => readFile(join(folder, 'files', file + suffix));
      await cache.link(`${etag}-best${suffix}`, join(site, file + suffix), read);
    }),
  );
  return Object.fromEntries(files.map((entry) => [urlOf(entry.file), entry]));
}

export type ReleaseOptions = {
  program: Program;
  releases: string;
  /** By default a new one. */
  cache?: Cache;
  locals: App.Locals;
  /** Receives what does not stop the publication: the letters that a link picture leaves out. */
  notice?: (error: PageError, letters: string) => void;
};
/** A rendered release without a number, because its content is not public yet. */
export type Rendered = { work: string; manifest: Manifest };

/** Renders a release into a work folder. Removes all files on failure. */
export async function renderRelease({
  program,
  releases,
  cache = cacheIn(releases),
  locals,
  notice,
}: ReleaseOptions): Promise<Rendered> {
  const work = await startRelease(releases);
  try {
    const site = join(work, SITE);
    const { pages, others, problems } = await renderSite(program, cache, locals);
    if (problems.length)
      throw new AggregateError(problems, problems.map(({ message }) => message).join('\n'));
    const manifest = await addProgramFiles(program, cache, site);
    // Most visitors begin there.
    const homes = locals.editions.map(({ local }) => fileOf(local(routes.home)));
    const add = async (file: string, data: Buffer | string, page: Partial<PublishedPage> = {}) => {
      const { policy, etag } = page;
      const quality = homes.includes(file) ? BEST : QUICK;
      const url = urlOf(file);
      // Outside the public folder, where static hosting would expose its placeholders.
      const isTemplate = url.endsWith(reviewPages.problem);
      const entry = await addFile(
        cache,
        isTemplate ? join(work, TEMPLATES) : site,
        file,
        data,
        quality,
        etag,
      );
      const place = isTemplate && { file: join('..', TEMPLATES, file), encodings: {} };
      manifest[url] = { ...entry, ...(policy && { policy }), ...place };
    };
    for (const name of photoFilesOf(locals.editions[0].photos)) {
      const photo = cache.existing(name);
      if (!photo) throw new Error(`The photo ${name} is damaged. Publish again.`);
      await add(`_astro/${name}`, photo);
    }
    const all = [...pages.values()];
    const addLinkPictures = async () => {
      for (const { linkPicture: wanted, path, indexable } of all.map(({ record }) => record)) {
        if (!wanted) continue;
        const { file, scene, ...words } = wanted;
        const lost = indexable ? undrawable(words.title).join(' ') : '';
        if (lost)
          notice?.(
            new PageError(`leaves out ${lost} in its link picture`, { path, quote: words.title }),
            lost,
          );
        await add(file.slice(1), await linkPicture(cache, words, scene ? join(site, scene) : defaultScene));
      }
    };
    await Promise.all([
      ...[...pages].map(([file, page]) => add(file, page.html, page)),
      ...[...others].filter(([file]) => !PRIVATE_FILES.includes(file)).map(([file, data]) => add(file, data)),
      // While other threads compress the pages.
      addLinkPictures(),
    ]);
    await add('sitemap.xml', sitemapOf(all.map(({ record }) => record)));
    await add(WORKER, await workerOf(program.folder, all), { policy: WORKER_POLICY });
    cache.prune();
    const facts = {
      builtAt: new Date().toISOString(),
      day: locals.editions[0].today,
      siteUrl: process.env.SITE_URL ?? '',
      program: program.version,
    };
    await writeAbout(work, facts, {
      [PRIVATE.manifest]: JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 1),
      ...Object.fromEntries([...others].filter(([file]) => PRIVATE_FILES.includes(file))),
    });
    return { work, manifest };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') cache.dropMade();
    throw error;
  }
}
