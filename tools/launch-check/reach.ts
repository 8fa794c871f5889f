import type { Reach } from './check.ts';

const TIMEOUT_MS = 4_000;
const GONE = new Set([404, 410]);

/** Asks for a page of another host. Refusals to a program (403, 405, 429) still mean that it is there. */
export async function reach(url: string, timeout = TIMEOUT_MS): Promise<Reach> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'follow' });
    return GONE.has(status) ? 'dead' : 'reached';
  } catch {
    return 'unknown';
  }
}
