import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The eight numbers of an IPv6 address in its shortest spelling. */
function groupsOf(canonical: string): number[] {
  const [head = '', tail] = canonical.split('::');
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  if (tail === undefined) return numbers(head);
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** An address without port, brackets or zone; IPv4 out of its IPv6 dress. */
function bare(text: string): string | undefined {
  const address = text
    .trim()
    .replaceAll('"', '')
    .replace(/%[^\]]*/, '');
  const parsed = isIPv6(address) ? address : SocketAddress.parse(address)?.address;
  if (parsed === undefined || isIPv4(parsed)) return parsed;
  // URLs write each IPv6 address in one way (RFC 5952), the dotted spelling of IPv4 within it included.
  return new URL(`http://[${parsed}]`).hostname.slice(1, -1);
}

/**
 * Who counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household or server has for itself.
 * Nothing for a text that is no address.
 */
export function networkOf(text: string): string | undefined {
  const address = bare(text);
  if (address === undefined || isIPv4(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The client that X-Forwarded-For names: each of our own proxies adds at the end who came to it, so with two of them the
 * client stands second from the end; whatever stands before was written by the client itself.
 */
export function forwardedNetwork(header: string, proxies: number): string | undefined {
  const names = header.split(',');
  return networkOf(names[Math.max(0, names.length - proxies)] ?? '');
}
