import { createHmac, randomBytes } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { dubaiDay } from '../domain/dubai-time.ts';
import type { Store } from './store/store.ts';

const PREFIX = 'client-key-';

/** The visitor's address: the socket's, or, behind our own proxy, the last one that the proxy added. */
function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Called as a function, without a socket.
    return 'unknown';
  }
}

/** Turns addresses into keyed hashes; the key is the store's and another one every day, so that none can be traced back. */
export function clientKeys(store: Store, trustProxy: boolean) {
  let today = { day: '', key: '' };
  return async (context: Context, purpose: string, now: Date): Promise<string> => {
    const day = dubaiDay(now);
    if (today.day !== day) {
      const key = await store.settings.getOrMake(PREFIX + day, () => randomBytes(32).toString('base64url'));
      await store.settings.forgetOthers(PREFIX, PREFIX + day);
      today = { day, key };
    }
    const address = addressOf(context, trustProxy);
    return `${purpose}:${createHmac('sha256', today.key).update(address).digest('base64url')}`;
  };
}

export type ClientKey = ReturnType<typeof clientKeys>;
