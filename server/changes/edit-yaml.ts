import { type Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import { type Change, endsEarly, indexedPath } from '../../domain/field-path.ts';
import { FRONT_MATTER, isArticle } from '../../edition/content/read.ts';

/** Does not rewrap lines, so that a diff shows only the change. */
const YAML_FORMAT = { lineWidth: 0 } as const;

function partsOf(raw: string): { head: string; text: string } {
  const [whole = '', head = ''] = FRONT_MATTER.exec(raw) ?? [];
  return { head, text: raw.slice(whole.length) };
}

/** Changes one value of a YAML document. A new record takes the style of the other records. */
function applyChange(document: Document, { path, value, place }: Omit<Change, 'file'>): void {
  const data = document.toJS({ maxAliasCount: 0 });
  if (endsEarly(data, path)) return;
  const keys = indexedPath(data, path);
  if (value === null) return void document.deleteIn(keys);
  const node = document.createNode(value);
  const list = document.getIn(keys.slice(0, -1));
  if (isSeq(list) && isMap(node)) node.flow = isMap(list.items[0]) && list.items[0].flow === true;
  if (isSeq(list) && typeof place === 'number' && keys.at(-1) === list.items.length)
    return void list.items.splice(place, 0, node);
  document.setIn(keys, typeof value === 'object' ? node : value);
}

/** The text of a file after changes, with its comments and order preserved; undefined if the file is deleted. */
export function editYaml(file: string, raw = '', changes: Omit<Change, 'file'>[] = []): string | undefined {
  const replacement = changes.findLast(({ path }) => !path.length);
  if (replacement?.value === null) return undefined;
  const fieldChanges = changes.filter(({ path }) => path.length);
  if (!isArticle(file)) {
    const document = parseDocument(replacement ? stringify(replacement.value, YAML_FORMAT) : raw);
    for (const one of fieldChanges) applyChange(document, one);
    return document.toString(YAML_FORMAT);
  }
  const parts = partsOf(raw);
  const { text = parts.text, ...matter } = (replacement?.value ?? {}) as { text?: string };
  const document = parseDocument(replacement ? stringify(matter, YAML_FORMAT) : parts.head);
  const matterChanges = fieldChanges.filter(({ path }) => path[0] !== 'text');
  for (const one of matterChanges) applyChange(document, one);
  const head = replacement || matterChanges.length ? document.toString(YAML_FORMAT) : parts.head;
  const body = fieldChanges.findLast(({ path }) => path[0] === 'text')?.value ?? text;
  return `---\n${head}---\n\n${String(body).trim()}\n`;
}
