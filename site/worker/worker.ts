/**
 * The service worker, /sw.js: pages from the network, or as they were last; what is named after its content from the device.
 * publish/worker.ts bundles it into the release. See docs/decisions/0027-offline-copy-by-a-service-worker.md.
 */
import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { scope } from './scope.ts';

/** A fingerprint of every page: another release has caches of its own, and never half of the one before. */
declare const RELEASE: string;
/** What each language keeps after one visit, by its prefix ('' and '/ar'); the last is its page for what is not kept. */
declare const LANGUAGES: Record<string, string[]>;
/** Scripts and styles that public pages may ask for. */
declare const FILES: string[];

const PAGES_CACHE = `pages-${RELEASE}`;
const FILES_CACHE = `files-${RELEASE}`;
const NETWORK_SECONDS = 5;
const MOST_PAGES = 100;

const isPrivate = (path: string) => /^\/(staff|api|[a-z]{2,3}\/api)(\/|$)/.test(path);
const languageOf = (path: string) =>
  Object.keys(LANGUAGES).find((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? '';
const pagesOf = (path: string) => LANGUAGES[languageOf(path)] ?? [];
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const isKeepable = ({ status, redirected, headers }: Response) =>
  status === 200 &&
  !redirected &&
  /^text\/html/.test(headers.get('Content-Type') ?? '') &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '');
/** Somebody looks at words that are not published yet. */
const previews = async () => Boolean(await scope.cookieStore?.get('jk-preview'));

/** A kept page says so, and of which day it is. */
async function dated(kept: Response): Promise<Response> {
  const html = await kept.text();
  const [, tag] = /<html lang="([^"]+)"/.exec(html) ?? [];
  const [, words = ''] = /data-as-of="([^"]*)"/.exec(html) ?? [];
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' });
  const day = format.format(new Date(kept.headers.get('Date') ?? 0));
  const headers = new Headers(kept.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const line = `<p class="as-of">${words.replace('{day}', day)}</p>`;
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + line),
    { headers },
  );
}

const fresh = (path: string) => new Request(path, { cache: 'no-cache' });

/** All or nothing. */
async function keepLanguages(paths: string[]): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  await cache.addAll([...new Set(paths.flatMap(pagesOf))].map(fresh));
}

async function keepSeen(path: string): Promise<void> {
  const answer = await fetch(fresh(path));
  if (isKeepable(answer)) await (await caches.open(PAGES_CACHE)).put(path, answer);
}

const isKept = (path: string) => caches.match(path, { cacheName: PAGES_CACHE });
/** The page for what is not kept, in the language of the address or in one that was visited. */
async function notKept(path: string): Promise<Response | undefined> {
  for (const pages of [pagesOf(path), ...Object.values(LANGUAGES)]) {
    const page = await isKept(pages.at(-1) ?? '');
    if (page) return dated(page);
  }
  return undefined;
}

const networkOnly = new NetworkOnly();
const networkFirst = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    {
      // What is asked of a page is read by its script: the file is the same.
      cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
      cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
      // Asked for without a network, and where none answers in time.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ? dated(cachedResponse) : notKept(pathOf(request)),
      // Somebody who reads on in another language has that one, too.
      handlerDidComplete: async ({ request, error }) => {
        const path = pathOf(request);
        if (!error && !(await isKept(pagesOf(path).at(-1) ?? '')))
          await keepLanguages([path]).catch(() => {});
      },
    },
  ],
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    if (!isPrivate(options.url.pathname) && !(await previews())) return networkFirst.handle(options);
    return networkOnly.handle(options).catch(async (error) => {
      // A file for the calendar is asked for as a page is.
      const { pathname } = options.url;
      const page = pathname.startsWith('/api/appointment') ? await notKept(pathname) : undefined;
      if (page) return page;
      throw error;
    });
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  new CacheFirst({ cacheName: FILES_CACHE }),
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && !isPrivate(url.pathname),
  new NetworkFirst({ cacheName: FILES_CACHE }),
);

/** Pages that are open now, and what was kept of the release before. */
async function seenPages(): Promise<string[]> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = [...open, ...kept.flat()].map(pathOf).filter((path) => !isPrivate(path));
  return [...new Set(paths)].slice(0, MOST_PAGES);
}

async function install(): Promise<void> {
  const seen = await seenPages();
  // Without these the release before stays; a page that is gone keeps nothing else away.
  await keepLanguages(seen.length ? seen : ['/']);
  await (await caches.open(FILES_CACHE)).addAll(FILES);
  const others = seen.filter((path) => !pagesOf(path).includes(path));
  await Promise.allSettled(others.map(keepSeen));
}

async function forgetOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== PAGES_CACHE && name !== FILES_CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

preloadNavigations();
scope.addEventListener('install', (event) => {
  // No page waits for the next release: each is of one piece, and its files are named after what they hold.
  void scope.skipWaiting();
  event.waitUntil(install());
});
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
clientsClaim();
