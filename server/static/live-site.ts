import type { Log } from '../log.ts';
import type { Site } from './files.ts';
import { currentPath, loadSite } from './load-site.ts';

const LOOK_EVERY_MS = 2_000;

/** The site as it is served right now: every reading finds the newest release. */
export type LiveSite = Site & { refresh: () => Promise<boolean>; stop: () => void };

/**
 * Loads the site and takes a new release when the link `current` changes, while requests go on. One that cannot be read
 * is logged and left: what was served stays. `memory` is the most bytes of files that one release holds in memory.
 */
export async function openSite(folder: string, log: Log, memory: number): Promise<LiveSite> {
  let path = await currentPath(folder);
  let site = await loadSite(folder, memory);
  let loading: Promise<boolean> | undefined;

  async function take(next: string): Promise<boolean> {
    path = next;
    try {
      site = await loadSite(folder, memory, site);
      log.info('new release', { release: next });
      return true;
    } catch (error) {
      log.error('release cannot be read', { release: next, error: String(error) });
      return false;
    }
  }

  /** True when there was a new release, which is served by then. */
  async function refresh(): Promise<boolean> {
    const next = await currentPath(folder);
    if (loading) return loading;
    if (!next || next === path) return false;
    loading = take(next).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  const timer = setInterval(refresh, LOOK_EVERY_MS);
  timer.unref();
  return {
    get files() {
      return site.files;
    },
    get redirects() {
      return site.redirects;
    },
    get barbers() {
      return site.barbers;
    },
    get places() {
      return site.places;
    },
    get reviewProblems() {
      return site.reviewProblems;
    },
    get siteUrl() {
      return site.siteUrl;
    },
    get branches() {
      return site.branches;
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
