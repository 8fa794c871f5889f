import { createHmac } from 'node:crypto';
import { isIP, isIPv4, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Store } from '../store/store.ts';

/**
 * Who counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household or server has for itself.
 * Nothing for a text that is no address; it may have a port, brackets or a zone.
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
  // URLs write each IPv6 address in one way (RFC 5952).
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

/**
 * The visitor's network: the socket's, or the one that X-Forwarded-For names. Each of our own proxies adds at the end who
 * came to it, so with two of them the client stands second from the end; what stands before, the client wrote itself.
 */
export function clientNetwork(context: Context, proxies: number): string {
  const names = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const forwarded = proxies > 0 && networkOf(names.at(-proxies) ?? names[0] ?? '');
  if (forwarded) return forwarded;
  // Called as a function, without a socket, there is no address.
  const { incoming } = context.env ?? {};
  return (incoming && networkOf(getConnInfo(context).remote.address ?? '')) || 'unknown';
}

/** Names clients in the store by keyed hashes, so that it holds no address; the key is the store's, for all processes. */
export function clientKeys(store: Store, proxies: number) {
  let key: string | undefined;
  return async (context: Context, purpose: string): Promise<string> => {
    key ??= await store.secret('client-key');
    const hash = createHmac('sha256', key).update(clientNetwork(context, proxies));
    return `${purpose}:${hash.digest('base64url')}`;
  };
}

export type ClientKey = ReturnType<typeof clientKeys>;
