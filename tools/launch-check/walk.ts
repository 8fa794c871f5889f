export type Visited = { path: string; value: unknown };

/** Every value inside `data` with its path: 'branches[0].phone'. */
export function* walk(data: unknown, path = ''): Generator<Visited> {
  yield { path, value: data };
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) yield* walk(item, `${path}[${index}]`);
  } else if (data !== null && typeof data === 'object') {
    for (const [key, item] of Object.entries(data)) yield* walk(item, path ? `${path}.${key}` : key);
  }
}
