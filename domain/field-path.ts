/**
 * The way to a field in a file of the content. In a list of records that have an id (`slug`, `id` or `slot`) a text names the
 * record, so that a path stays right when others come and go; a number counts entries of other lists from 0. `[]` is the whole
 * file, such as the text of an article.
 */
export type FieldPath = (string | number)[];

/** What names a record in a list. */
const NAMES = ['slug', 'id', 'slot'] as const;

export const nameOfRecord = (record: unknown): string | undefined => {
  const named = (record ?? {}) as Record<string, unknown>;
  const name = NAMES.map((key) => named[key]).find((value) => typeof value === 'string');
  return name as string | undefined;
};

/** The same way with the places of named records in their lists; an entry that is not there comes after the last one. */
export function keysOf(data: unknown, path: FieldPath): (string | number)[] {
  let value = data;
  return path.map((key) => {
    const at = Array.isArray(value) ? indexIn(value, key) : key;
    value = own(value, at);
    return at;
  });
}

const indexIn = (list: unknown[], key: string | number): number => {
  const index = typeof key === 'string' ? list.findIndex((one) => nameOfRecord(one) === key) : key;
  return index in list ? index : list.length;
};

/** What an object itself holds; never what every object inherits, such as its constructor. */
const own = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

/** Steps that lead out of the data. */
export const isOutside = (key: string | number) =>
  ['__proto__', 'constructor', 'prototype'].includes(String(key));

/** What stands at a path; undefined where nothing does. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  keysOf(data, path).reduce<unknown>(own, data);

/** The same way with the names of records in place of their numbers. */
export const namedPath = (data: unknown, path: FieldPath): FieldPath =>
  path.map((key, index) =>
    typeof key === 'number' ? (nameOfRecord(valueAt(data, path.slice(0, index + 1))) ?? key) : key,
  );

/** Whether a path leads into a text or a number, which holds no fields. */
export const endsEarly = (data: unknown, path: FieldPath): boolean =>
  path.some((_, index) => {
    const holder = valueAt(data, path.slice(0, index));
    return holder !== null && holder !== undefined && typeof holder !== 'object';
  });

/** Data with one change; null takes a value away. A path that leads nowhere changes nothing. */
export function changed(data: unknown, { path, value }: { path: FieldPath; value: unknown }): unknown {
  if (!path.length) return value;
  if (path.some(isOutside) || endsEarly(data, path)) return data;
  const copy = structuredClone(data ?? {}) as Record<PropertyKey, unknown>;
  const keys = keysOf(copy, path);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => {
    const next = own(at, key) ?? {};
    at[key] = next;
    return next as Record<PropertyKey, unknown>;
  }, copy);
  if (value !== null) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

/** Whether a way leads to a place or into it. */
export const isWithin = (path: FieldPath, place: FieldPath): boolean =>
  place.every((key, index) => key === path[index]);

/** Whether one of two ways leads to the place of the other or into it. */
export const overlaps = (path: FieldPath, other: FieldPath): boolean =>
  isWithin(path, other) || isWithin(other, path);
