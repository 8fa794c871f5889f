import type { Hono } from 'hono';

/** The methods that an address of the API takes, for the Allow header (RFC 9110, 10.2.1); none for an unknown address. */
export function methodsOf(app: Pick<Hono, 'routes'>) {
  let known: { method: string; address: RegExp }[] | undefined;
  const read = () =>
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => ({
        method,
        address: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
      }));
  return (path: string): string[] => {
    // Routes are still being added when this function is made.
    known ??= read();
    const methods = new Set(known.filter(({ address }) => address.test(path)).map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}
