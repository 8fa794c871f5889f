import type { Log } from '../log.ts';
import { currentPath, loadSite } from './site.ts';

const LOOK_EVERY_MS = 2_000;

/**
 * Loads the site and takes a new release when the link `current` changes, while requests go on. One that cannot be read
 * is logged and left: what was served stays.
 */
export async function openSite(folder: string, log: Log) {
  let path = await currentPath(folder);
  let loading: Promise<boolean> | undefined;

  async function take(release: string): Promise<boolean> {
    path = release;
    try {
      Object.assign(site, await loadSite(folder));
      log.info('new release', { release });
      return true;
    } catch (error) {
      log.error('release cannot be read', { release, error: String(error) });
      return false;
    } finally {
      loading = undefined;
    }
  }

  async function refresh(): Promise<boolean> {
    const next = await currentPath(folder);
    if (!loading && next && next !== path) loading = take(next);
    return loading ?? false;
  }

  const site = { ...(await loadSite(folder)), refresh };
  const timer = setInterval(refresh, LOOK_EVERY_MS);
  timer.unref();
  return { site, refresh, stop: () => clearInterval(timer) };
}
