import { createHmac } from 'node:crypto';
import { isIP, isIPv4, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household or
 * server. Accepts a port, brackets and a zone; undefined if the text is not an address.
 */
export function networkOf(text: string): string | undefined {
  const bare = text
    .replaceAll('"', '')
    .replace(/%[^\]]*/, '')
    .trim();
  const address = isIP(bare) ? bare : SocketAddress.parse(bare)?.address;
  if (!address || isIPv4(address)) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`;
}

/**
 * The visitor's network, from the socket or X-Forwarded-For. Each trusted proxy appends the address of its client, so with two
 * proxies the visitor is the second entry from the end. The client can forge all entries before it.
 */
export function clientNetwork(context: Context, proxies: number): string {
  const names = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const forwarded = proxies > 0 && networkOf(names.at(-proxies) ?? names[0] ?? '');
  if (forwarded) return forwarded;
  // There is no socket when tests call the app as a function.
  const { incoming } = context.env ?? {};
  return (incoming && networkOf(getConnInfo(context).remote.address ?? '')) || 'unknown';
}

/** Identifies clients by keyed hashes, so that the store holds no addresses. All processes share the key through the store. */
export function clientKeys(store: { secret: (name: string) => Promise<string> }, proxies: number) {
  let key: string | undefined;
  return async (context: Context, purpose: string): Promise<string> => {
    key ??= await store.secret('client-key');
    const hash = createHmac('sha256', key).update(clientNetwork(context, proxies));
    return `${purpose}:${hash.digest('base64url')}`;
  };
}

export type ClientKey = ReturnType<typeof clientKeys>;
