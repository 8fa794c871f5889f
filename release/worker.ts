import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath, routes } from '../contract/routes.ts';
import { STAFF_PATH } from '../contract/staff.ts';
import { digestOf } from './files.ts';
import type { PublishedPage } from './page.ts';

export const WORKER = 'sw.js';
/** The worker only makes requests to this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Pages to cache in every language: what a visitor needs to find the shop. */
const CACHED = [routes.home, routes.services, routes.locations, routes.booking, pagePath('offline')];

/** Scripts and styles in `folder` that pages use, including imported scripts. */
async function filesFor(folder: string, pages: PublishedPage[]): Promise<string[]> {
  const urls = new Set(pages.flatMap(({ references }) => references.map(({ url }) => url)));
  const found = new Set([...urls].filter((url) => /^\/_astro\/.*\.(js|css)$/.test(url)));
  // The loop also visits entries that it adds.
  for (const url of found)
    if (url.endsWith('.js'))
      for (const [, name] of (await readFile(join(folder, url), 'utf8')).matchAll(
        /["'`]\.\/([\w.@-]+\.js)["'`]/g,
      ))
        found.add(`/_astro/${name}`);
  return [...found].sort();
}

/** The service worker of a release: its constants, then the compiled code. `OFFLINE=off` selects the one that removes itself. */
export async function workerOf(program: string, pages: readonly PublishedPage[]): Promise<string> {
  const visited = pages.filter(({ record }) => !record.path.endsWith(STAFF_PATH));
  const offline = pagePath('offline');
  const prefixes = visited
    .map(({ record: { path } }) => path)
    .filter((path) => path.endsWith(offline))
    .map((path) => path.slice(0, -offline.length));
  const cachedIn = (prefix: string) => CACHED.map((path) => (prefix + path).replace(/(?<=.)\/$/, ''));
  const constants = {
    RELEASE: digestOf(...visited.map(({ etag }) => etag)),
    LANGUAGES: Object.fromEntries(prefixes.map((prefix) => [prefix, cachedIn(prefix)])),
    FILES: await filesFor(join(program, 'files'), visited),
  };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`);
  const name = process.env.OFFLINE === 'off' ? 'stopped.js' : 'worker.js';
  return lines.join('') + (await readFile(join(program, 'workers', name), 'utf8'));
}
