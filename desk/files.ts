import { type Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { FieldPath } from '../contract/desk.ts';

/** A file of the content as data: an article is what stands at its head, with its text as `text`. */
export type FileData = unknown;
type Change = { path: FieldPath; value: unknown };
type Keys = (string | number)[];

/** What names a record in a list. */
const NAMES = ['slug', 'id', 'slot'] as const;
const HEAD = /^---\r?\n([\s\S]*?\n)---\r?\n+/;
/** Lines stay as long as they are: a change shows only itself. */
const FORM = { lineWidth: 0 } as const;

export const isArticle = (file: string) => file.endsWith('.mdx');
export const nameOfRecord = (record: unknown): string | undefined => {
  const named = (record ?? {}) as Record<string, unknown>;
  const name = NAMES.map((key) => named[key]).find((value) => typeof value === 'string');
  return name as string | undefined;
};

function partsOf(raw: string): { head: string; text: string } {
  const [whole = '', head = ''] = HEAD.exec(raw) ?? [];
  return { head, text: raw.slice(whole.length) };
}

export function readData(file: string, raw: string): FileData {
  if (!isArticle(file)) return parseDocument(raw).toJS();
  const { head, text } = partsOf(raw);
  return { ...parseDocument(head).toJS(), text };
}

/** The same way with the places of named records in their lists; a record that is not there comes after the last one. */
function keysOf(data: unknown, path: FieldPath): Keys {
  let value = data;
  return path.map((key) => {
    const list = Array.isArray(value) ? value : undefined;
    const found = list && typeof key === 'string' ? list.findIndex((one) => nameOfRecord(one) === key) : key;
    const at = found === -1 ? (list?.length ?? 0) : found;
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[at];
    return at;
  });
}

/** What stands at a path; undefined where nothing does. */
export const valueAt = (data: FileData, path: FieldPath): unknown =>
  keysOf(data, path).reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/** Data with one change; null takes a value away. */
export function changed(data: FileData, { path, value }: Change): FileData {
  if (!path.length) return value;
  const copy = structuredClone(data ?? {}) as Record<PropertyKey, unknown>;
  const keys = keysOf(copy, path);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => {
    at[key] ??= {};
    return at[key] as Record<PropertyKey, unknown>;
  }, copy);
  if (value !== null) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

/** Changes one value of a YAML document; a new record is written as its neighbours are. */
function change(document: Document, { path, value }: Change): void {
  const keys = keysOf(document.toJS(), path);
  if (value === null) return void document.deleteIn(keys);
  const node = document.createNode(value);
  const list = document.getIn(keys.slice(0, -1));
  if (isSeq(list) && isMap(node)) node.flow = isMap(list.items[0]) && list.items[0].flow === true;
  document.setIn(keys, typeof value === 'object' ? node : value);
}

/** The text of a file after changes, its comments and its order kept; undefined where the file goes. */
export function withChanges(file: string, raw: string | undefined, changes: Change[]): string | undefined {
  const whole = changes.findLast(({ path }) => !path.length);
  if (whole?.value === null) return undefined;
  const { head, text } = isArticle(file) ? partsOf(raw ?? '') : { head: raw ?? '', text: '' };
  const given = (whole?.value ?? {}) as Record<string, unknown>;
  const { text: givenText, ...matter } = given;
  const document = parseDocument(whole ? stringify(isArticle(file) ? matter : given, FORM) : head);
  let words = typeof givenText === 'string' ? givenText : text;
  for (const one of changes.filter(({ path }) => path.length)) {
    if (isArticle(file) && one.path[0] === 'text') words = String(one.value ?? '');
    else change(document, one);
  }
  const said = document.toString(FORM);
  return isArticle(file) ? `---\n${said}---\n\n${words.trim()}\n` : said;
}
