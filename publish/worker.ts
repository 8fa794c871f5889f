import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { pagePath, routes } from '../contract/routes.ts';
import type { PublishedPage } from './page.ts';

export const WORKER = 'sw.js';
/** It asks this site for pages and files, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** What a visitor needs to come by, in every language. */
const KEPT = [routes.home, routes.services, routes.locations, routes.booking, pagePath('offline')];

type Pages = ReadonlyMap<string, PublishedPage>;

/** Files that run or style those pages, and what they import. */
async function filesFor(folder: string, pages: PublishedPage[]): Promise<string[]> {
  const found = new Set(
    pages.flatMap(({ references }) =>
      references.map(({ url }) => url).filter((url) => /^\/_astro\/.*\.(js|css)$/.test(url)),
    ),
  );
  // A set goes on to what is added meanwhile.
  for (const url of found)
    if (url.endsWith('.js'))
      for (const [, name] of (await readFile(join(folder, url), 'utf8')).matchAll(
        /["'`]\.\/([\w.@-]+\.js)["'`]/g,
      ))
        found.add(`/_astro/${name}`);
  return [...found].sort();
}

/** Bundles the service worker into the public files; with `OFFLINE=off` the one that takes itself away. */
export async function buildWorker(folder: string, pages: Pages): Promise<void> {
  const open = [...pages.values()].filter(({ record }) => record.path !== '/staff');
  const release = createHash('sha256');
  for (const { html } of open) release.update(html);
  const prefixes = open.flatMap(({ record: { path } }) =>
    path.endsWith(pagePath('offline')) ? [path.slice(0, -pagePath('offline').length)] : [],
  );
  const languages = prefixes.map((prefix) => [
    prefix,
    KEPT.map((path) => (prefix + path).replace(/(?<=.)\/$/, '')),
  ]);
  const entry = process.env.OFFLINE === 'off' ? 'stopped.ts' : 'worker.ts';
  // Written here: esbuild's own process does not know who may read it.
  const { outputFiles } = await build({
    write: false,
    entryPoints: [join(import.meta.dirname, '../site/worker', entry)],
    outfile: join(folder, WORKER),
    bundle: true,
    minify: true,
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      RELEASE: JSON.stringify(release.digest('base64url').slice(0, 12)),
      LANGUAGES: JSON.stringify(Object.fromEntries(languages)),
      FILES: JSON.stringify(await filesFor(folder, open)),
    },
  });
  await writeFile(join(folder, WORKER), outputFiles[0]?.text ?? '');
}
