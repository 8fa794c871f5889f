/** What the client says of codings, each with its weight; `*` stands for those it does not name. */
function weights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}

/** The coding that the client likes best, of those it likes alike the first; RFC 9110, 12.5.3. */
export function bestCoding<T extends string>(header: string, codings: readonly T[]): T | 'identity' {
  if (!header.trim()) return 'identity';
  const given = weights(header);
  const weightOf = (coding: string) => given.get(coding) ?? given.get('*') ?? 0;
  // Unnamed, identity is taken as well, but only where nothing named is there.
  let best: { coding: T | 'identity'; weight: number } = {
    coding: 'identity',
    weight: given.get('identity') ?? 0,
  };
  for (const coding of codings.toReversed()) {
    const weight = weightOf(coding);
    if (weight > 0 && weight >= best.weight) best = { coding, weight };
  }
  return best.coding;
}

const TAGS = /(?:W\/)?"[^"]*"/g;
const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether If-None-Match names what we would send, weakly compared; RFC 9110, 13.1.2. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(TAGS) ?? []).some((tag) => opaque(tag) === opaque(etag));
}
