import { type Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import { type FieldPath, keysOf } from '../domain/field-path.ts';

export { changed, nameOfRecord, valueAt } from '../domain/field-path.ts';

/** A file of the content as data: an article is what stands at its head, with its text as `text`. */
export type FileData = unknown;
type Change = { path: FieldPath; value: unknown };

const HEAD = /^---\r?\n([\s\S]*?\n)---\r?\n+/;
/** Lines stay as long as they are: a change shows only itself. */
const FORM = { lineWidth: 0 } as const;

export const isArticle = (file: string) => file.endsWith('.mdx');

function partsOf(raw: string): { head: string; text: string } {
  const [whole = '', head = ''] = HEAD.exec(raw) ?? [];
  return { head, text: raw.slice(whole.length) };
}

export function readData(file: string, raw: string): FileData {
  if (!isArticle(file)) return parseDocument(raw).toJS();
  const { head, text } = partsOf(raw);
  return { ...parseDocument(head).toJS(), text };
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
