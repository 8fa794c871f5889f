import { createHmac, randomBytes } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { addDays, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import type { Store } from '../store/store.ts';
import { forwardedNetwork, networkOf } from './network.ts';

const PREFIX = 'client-key-';

/** What is counted: so much of one purpose within a window. */
export type Counted = { purpose: string; windowMs: number };

/** The visitor's network: the socket's, or, behind our own proxies, the one that the outermost of them saw. */
function networkFrom(context: Context, proxies: number): string {
  const forwarded = proxies > 0 ? context.req.header('x-forwarded-for') : undefined;
  const named = forwarded && forwardedNetwork(forwarded, proxies);
  if (named) return named;
  try {
    return networkOf(getConnInfo(context).remote.address ?? '') ?? 'unknown';
  } catch {
    // Called as a function, without a socket.
    return 'unknown';
  }
}

/**
 * Turns networks into keyed hashes; the key is the store's and another one every day, so that none can be traced back.
 * A window that runs across midnight is found under the key that it began with.
 */
export function clientKeys(store: Store, proxies: number) {
  let known: { day: Day; key: string; before: string | undefined } | undefined;

  async function keysOf(day: Day) {
    if (known?.day === day) return known;
    const yesterday = PREFIX + addDays(day, -1);
    const before = await store.settings.get(yesterday);
    const key = await store.settings.getOrMake(PREFIX + day, () => randomBytes(32).toString('base64url'));
    await store.settings.forgetOthers(PREFIX, [yesterday, PREFIX + day]);
    known = { day, key, before };
    return known;
  }

  return async (context: Context, { purpose, windowMs }: Counted, now: Date): Promise<string> => {
    const { day, key, before } = await keysOf(dubaiDay(now));
    const network = networkFrom(context, proxies);
    const nameBy = (secret: string) =>
      `${purpose}:${createHmac('sha256', secret).update(network).digest('base64url')}`;
    const mayRunOn = before !== undefined && dubaiDay(new Date(+now - windowMs)) !== day;
    const earlier = mayRunOn ? nameBy(before) : undefined;
    return earlier && (await store.limits.current(earlier, windowMs, now)) ? earlier : nameBy(key);
  };
}

export type ClientKey = ReturnType<typeof clientKeys>;
