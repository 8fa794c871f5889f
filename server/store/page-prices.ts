import { type Kysely, sql } from 'kysely';

/** A path in today's names. A range was a pair. */
const renamedPath = (path: string) =>
  path
    .replace(/"quotes"\]$/, '"thing"]')
    .replace(/"(price|minutes)Range",0\]$/, '"$1"]')
    .replace(/"(price|minutes)Range",1\]$/, '"$1To"]');

/** A price, or the prices of a page or of all pages, in today's fields. */
export function inTodaysFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inTodaysFields);
  if (typeof value !== 'object' || value === null) return value;
  if (!('quotes' in value))
    return Object.fromEntries(Object.entries(value).map(([page, one]) => [page, inTodaysFields(one)]));
  const { quotes: thing, priceRange, minutesRange, ...rest } = value as Record<string, never[] | null>;
  const [price = rest.price, priceTo] = priceRange ?? [];
  const [minutes = rest.minutes, minutesTo] = minutesRange ?? [];
  return { ...rest, thing, price, priceTo, minutes, minutesTo };
}

/**
 * Renames the fields of prices on pages in stored changes. A range that was stored as a whole has no place any more and is listed
 * on *Today*, like every change without one.
 */
export async function renamePagePrices(db: Kysely<never>): Promise<void> {
  type Row = { id: string; path: string; value: string; before: string };
  const stored = sql<Row>`select id, path, value, before from changes where file = 'facts/page-prices.yaml'`;
  const { rows } = await stored.execute(db);
  const taken = new Set(rows.map(({ path }) => path));
  for (const { id, ...row } of rows) {
    const path = taken.has(renamedPath(row.path)) ? row.path : renamedPath(row.path);
    const [value, before] = [row.value, row.before].map((json) =>
      JSON.stringify(inTodaysFields(JSON.parse(json))),
    );
    const update = sql`update changes set path = ${path}, value = ${value}, before = ${before} where id = ${id}`;
    await update.execute(db);
  }
}
