import { type ArticleNode, plainWords } from '../contract/article-text.ts';
import type { FoundText } from '../contract/changes.ts';
import { type FieldPath, fieldId, namedPath } from '../domain/field-path.ts';
import { cached } from '../domain/format.ts';
import { childSchema, type Schema } from '../domain/json-schema.ts';
import { markOf } from '../domain/marks.ts';
import { filesOf, mapTexts } from '../edition/content/errors.ts';
import type { ChangeData, Content } from '../edition/content/parse.ts';
import type { Mark } from '../edition/formatters.ts';
import { jsonSchemaOf } from './content.ts';

/** Whether a string is shown as it stands. Ids, dates and links are not. */
const isText = ({ type, pattern, format = '', enum: choices }: Schema) =>
  type === 'string' && !pattern && !choices && ['', 'tel', 'email'].includes(format);

/** Copies the data of a file and replaces every text that visitors may read. */
function mapShown<T>(file: string, data: T, change: (text: string, path: FieldPath) => string): T {
  const whole = (jsonSchemaOf(file) ?? {}) as Schema;
  return mapTexts(data, (text, keys) => {
    const path = keys as FieldPath;
    return isText(path.reduce(childSchema, whole)) ? change(text, namedPath(data, path)) : text;
  });
}

/** Lists every text of the content with facts filled in. The body of an article is one entry per block. */
export function textsIn({ facts, languages }: Content) {
  const texts: Omit<FoundText, 'page'>[] = [];
  const collect = (file: string, data: unknown) =>
    mapShown(file, data, (text, path) => {
      texts.push({ file, path, text });
      return text;
    });
  for (const [name, data] of Object.entries(facts)) collect(`facts/${name}.yaml`, data);
  for (const [locale, written] of Object.entries(languages)) {
    for (const { file, data } of filesOf(locale, written)) collect(file, data);
    for (const [slug, body] of Object.entries(written.bodies))
      for (const block of body)
        texts.push({ file: `${locale}/articles/${slug}.mdx`, path: ['body'], text: plainWords([block]) });
  }
  return texts;
}

/** Elements of an article that cannot hold a marker, because they have no text of their own. */
const CONTAINERS = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'hr'];

const markedNodes = (nodes: ArticleNode[], mark: string): ArticleNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string' || !('children' in node)) return node;
    const { children } = node;
    if (CONTAINERS.includes(node.tag)) return { ...node, children: markedNodes(children, mark) };
    const last = children.at(-1);
    return {
      ...node,
      children: typeof last === 'string' ? [...children.slice(0, -1), last + mark] : [...children, mark],
    };
  });

/** Adds a marker to the end of every text. Marker number n stands for `fields[n]`. */
export function markContent(content: Content): { content: Content; fields: string[] } {
  const fields: string[] = [];
  const markFor = cached((field) => markOf(fields.push(field) - 1));
  const slots = content.facts.photos.map(({ slot }) => `photos/${slot}`);
  // A picture has a marker only if it has a slot for a photo.
  const mark: Mark = (field) => (field.startsWith('photos/') && !slots.includes(field) ? '' : markFor(field));
  const change: ChangeData = (file, data, part) => {
    // Pages show neither the words of the console nor the descriptions of photo slots.
    if (/\/(staff|photos)\.yaml$/.test(file)) return data;
    if (part) return markedNodes(data as ArticleNode[], markFor(`${file}:${part}`)) as typeof data;
    return mapShown(file, data, (text, path) => text + markFor(fieldId(file, path)));
  };
  return { content: content.refilled(change, mark), fields };
}
