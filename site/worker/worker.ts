/**
 * The service worker, /sw.js: pages network-first, hashed files cache-first. release/worker.ts adds it to the release. See
 * docs/decisions/0027-offline-copy-by-a-service-worker.md.
 */
import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { scope } from './scope.ts';

/** Digest of all pages: every release has its own copy, so releases never mix. */
declare const RELEASE: string;
/** The pages to cache per language, by prefix ('' and '/ar'); the last one is the offline page. */
declare const LANGUAGES: Record<string, string[]>;
/** Scripts and styles of public pages. */
declare const FILES: string[];

/** Pages with their files, so that a browser that empties caches takes both or none. */
const COPY_CACHE = `copy-${RELEASE}`;
/** Exists during a preview, in browsers whose workers cannot read cookies. */
const PREVIEW_CACHE = 'preview';
const NETWORK_SECONDS = 5;
const MAX_PAGES = 100;

/** Whether a file is named by its content. */
const isFile = (path: string) => path.startsWith('/_astro/');
const isPrivate = (path: string) => /^(\/[a-z]{2,3})?\/(staff|api)(\/|$)/.test(path);
const languageOf = (path: string) =>
  Object.keys(LANGUAGES).find((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? '';
const pagesOf = (path: string) => LANGUAGES[languageOf(path)] ?? [];
/** The path as the server spells it, which redirects others. */
const pathOf = ({ url }: { url: string }) => new URL(url).pathname.toLowerCase().replace(/(.)\/+$/, '$1');
const isPublic = ({ headers }: Response) => !/no-store|private/.test(headers.get('Cache-Control') ?? '');
const isCacheable = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  /^text\/html/.test(response.headers.get('Content-Type') ?? '') &&
  isPublic(response);
/** Whether this browser is in preview mode. */
const isPreview = async () =>
  scope.cookieStore ? Boolean(await scope.cookieStore.get('jk-preview')) : caches.has(PREVIEW_CACHE);

/** Files of a preview contain drafts. */
const publicOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && isPublic(response) ? response : null,
};

/** Adds a line with the page's date to a cached page. */
async function withDate(cached: Response): Promise<Response> {
  const html = await cached.text();
  const [, tag] = /<html lang="([^"]+)"/.exec(html) ?? [];
  const [, words = ''] = /data-as-of="([^"]*)"/.exec(html) ?? [];
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' });
  const day = format.format(new Date(cached.headers.get('Date') ?? 0));
  const headers = new Headers(cached.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const line = `<p class="as-of">${words.replace('{day}', day)}</p>`;
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + line),
    { headers },
  );
}

/** A request without cookies, so that a preview is never cached. */
const fresh = (path: string) => new Request(path, { cache: 'no-cache', credentials: 'omit' });

/** Caches the pages of the paths' languages and the files of all pages, or none. */
async function cacheLanguages(paths: string[]): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  await cache.addAll([...[...new Set(paths.flatMap(pagesOf))].map(fresh), ...FILES]);
}

async function cachePage(path: string): Promise<void> {
  const answer = await fetch(fresh(path));
  if (isCacheable(answer)) await (await caches.open(COPY_CACHE)).put(path, answer);
}

const findCached = (path: string) => caches.match(path, { cacheName: COPY_CACHE });
/** Whether the pages of the path's language are cached, and so the files. */
const isWhole = async (path: string) => Boolean(await findCached(pagesOf(path).at(-1) ?? ''));
/** The offline page in the language of the address, or else in any cached language. */
async function offlinePage(path: string): Promise<Response | undefined> {
  for (const pages of [pagesOf(path), ...Object.values(LANGUAGES)]) {
    const page = await findCached(pages.at(-1) ?? '');
    if (page) return withDate(page);
  }
  return undefined;
}

const networkOnly = new NetworkOnly();
const networkFirst = new NetworkFirst({
  cacheName: COPY_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    {
      // Ignores the query, which only scripts read.
      cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
      cacheWillUpdate: async ({ request, response }) =>
        isCacheable(response) && (await isWhole(pathOf(request))) ? response : null,
      // Runs when the network fails or times out.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ? withDate(cachedResponse) : offlinePage(pathOf(request)),
      // Caches a further language when the visitor switches to it, and what the browser has deleted.
      handlerDidComplete: async ({ request, error }) => {
        const path = pathOf(request);
        if (!error && !(await isWhole(path)))
          await cacheLanguages([path]).then(
            () => cachePage(path),
            () => {},
          );
      },
    },
  ],
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    const { pathname } = options.url;
    if (pathname === '/api/staff/preview') await caches.open(PREVIEW_CACHE);
    if (!isPrivate(pathname) && !(await isPreview())) return networkFirst.handle(options);
    try {
      const response = await networkOnly.handle(options);
      // The first public page after a preview.
      if (!isPrivate(pathname) && isPublic(response)) await caches.delete(PREVIEW_CACHE);
      return response;
    } catch (error) {
      // Requests for calendar files are navigations, too.
      const page = pathname.startsWith('/api/appointment') ? await offlinePage(pathname) : undefined;
      if (page) return page;
      throw error;
    }
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({ cacheName: COPY_CACHE, plugins: [publicOnly] }),
);

/** The paths of open pages and of pages cached by the previous release. */
async function seenPages(): Promise<string[]> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const names = (await caches.keys()).filter((name) => name.startsWith('copy-'));
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = [...open, ...cached.flat()].map(pathOf).filter((path) => !isPrivate(path) && !isFile(path));
  return [...new Set(paths)].slice(0, MAX_PAGES);
}

async function install(): Promise<void> {
  const seen = await seenPages();
  // If this fails, the previous release stays active; failures of other pages are ignored.
  await cacheLanguages(seen.length ? seen : ['/']);
  const others = seen.filter((path) => !pagesOf(path).includes(path));
  await Promise.allSettled(others.map(cachePage));
}

async function deleteOldCaches(): Promise<void> {
  const kept = [COPY_CACHE, PREVIEW_CACHE];
  const names = (await caches.keys()).filter((name) => !kept.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

preloadNavigations();
scope.addEventListener('install', (event) => {
  // Safe with open pages, because files are named by content hash.
  void scope.skipWaiting();
  event.waitUntil(install());
});
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
clientsClaim();
