import { PHOTOS } from './content-files.ts';

/**
 * The path of a field in a content file. In a list of records with an id (`slug`, `id` or `slot`) a string is that id, so the
 * path stays valid when other records are added or removed; in other lists a number is the index. `[]` is the whole file, such
 * as the text of an article.
 */
export type FieldPath = (string | number)[];

const ID_FIELDS = ['slug', 'id', 'slot'] as const;

export const nameOfRecord = (record: unknown): string | undefined => {
  const named = (record ?? {}) as Record<string, unknown>;
  const name = ID_FIELDS.map((key) => named[key]).find((value) => typeof value === 'string');
  return name as string | undefined;
};

/** The opposite of `namedPath`: replaces record ids by list indexes; a missing entry gets the index after the last one. */
export function indexedPath(data: unknown, path: FieldPath): (string | number)[] {
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

/** Reads an own property; never an inherited one such as `constructor`. */
const own = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

/** Keys that would reach an object's prototype. */
export const isUnsafeKey = (key: string | number) =>
  ['__proto__', 'constructor', 'prototype'].includes(String(key));

/** The value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  indexedPath(data, path).reduce<unknown>(own, data);

/** Replaces list indexes by record ids. */
export const namedPath = (data: unknown, path: FieldPath): FieldPath =>
  path.map((key, index) =>
    typeof key === 'number' ? (nameOfRecord(valueAt(data, path.slice(0, index + 1))) ?? key) : key,
  );

/** Whether a path continues below a primitive value, or in a record that its list does not have. */
export const endsEarly = (data: unknown, path: FieldPath): boolean =>
  path.some((key, index) => {
    const holder = valueAt(data, path.slice(0, index));
    if (Array.isArray(holder) && typeof key === 'string' && index < path.length - 1)
      return valueAt(holder, [key]) === undefined;
    return holder !== null && holder !== undefined && typeof holder !== 'object';
  });

/** A new value for a field, record or file of the content. */
export type Change = {
  /** Path in content/: 'facts/services.yaml', 'en/articles/x.mdx'. */
  file: string;
  path: FieldPath;
  /** null deletes the field, record or file. */
  value: unknown;
  /** The public value when the change was made; null if there was none. */
  before?: unknown;
  /** The index of a new record, which is otherwise the last one. */
  place?: number | null;
};
type Edit = Omit<Change, 'file'>;

/** Browsers before 2022 have no structuredClone. */
const copyOf = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));

/** Copies the data with changes, in order. An invalid path changes nothing. */
export const changedBy = <T>(data: T, changes: readonly Edit[]): T =>
  changes.length ? (changes.reduce<unknown>(applyChange, copyOf(data)) as T) : data;

/** Changes the data itself; returns it, or the new value of a whole file. The value is copied. */
export function applyChange(data: unknown, { path, value: given, place }: Edit): unknown {
  const value = copyOf(given);
  if (!path.length) return value;
  if (path.some(isUnsafeKey) || endsEarly(data, path)) return data;
  const root = (data ?? {}) as Record<PropertyKey, unknown>;
  const keys = indexedPath(root, path);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => {
    const next = own(at, key) ?? {};
    at[key] = next;
    return next as Record<PropertyKey, unknown>;
  }, root);
  const isNewRecord = Array.isArray(parent) && typeof path.at(-1) === 'string' && last === parent.length;
  if (value !== null && isNewRecord) parent.splice(place ?? parent.length, 0, value);
  else if (value !== null) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return root;
}

/** The id of a field in the DOM, in attributes and in links: 'en/home.yaml:hero.title'. */
export const fieldId = (file: string, path: FieldPath) => `${file}:${path.join('.')}`;

export const photoField = (slot: string) => fieldId(PHOTOS, [slot, 'photo']);

/** The file and path of a field's id. */
export function fieldOf(id: string): { file: string; path: FieldPath } {
  const [file = '', keys] = id.split(':');
  return { file, path: keys ? keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : [] };
}

/** Whether a path is `parent` or below it. */
export const isWithin = (path: FieldPath, parent: FieldPath): boolean =>
  parent.every((key, index) => key === path[index]);

/** Whether one path is the other or below it. */
export const overlaps = (path: FieldPath, other: FieldPath): boolean =>
  isWithin(path, other) || isWithin(other, path);
