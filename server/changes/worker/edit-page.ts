/** Edit renders: markers in the content become attributes of the page, which name the fields of an element. */

import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { type ArticleNode, plainWords } from '../../../contract/article-text.ts';
import type { FoundText } from '../../../contract/changes.ts';
import { PHOTOS } from '../../../domain/content-files.ts';
import { type FieldPath, fieldId, namedPath, photoField } from '../../../domain/field-path.ts';
import { cached } from '../../../domain/format.ts';
import { childSchema, type Schema } from '../../../domain/json-schema.ts';
import { markOf, marksIn, unmarked } from '../../../domain/marks.ts';
import { filesOf, mapTexts } from '../../../edition/content/errors.ts';
import type { ChangeData, Content } from '../../../edition/content/parse.ts';
import type { Mark } from '../../../edition/formatters.ts';
import { jsonSchemaOf } from '../content.ts';

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
  const slots = content.facts.photos.map(({ slot }) => photoField(slot));
  // A picture has a marker only if it has a slot for a photo.
  const mark: Mark = (field) =>
    field.startsWith(`${PHOTOS}:`) && !slots.includes(field) ? '' : markFor(field);
  const change: ChangeData = (file, data, part) => {
    // Pages show neither the words of the console nor the descriptions of photo slots.
    if (/\/(staff|photos)\.yaml$/.test(file)) return data;
    if (part) return markedNodes(data as ArticleNode[], markFor(`${file}:${part}`)) as typeof data;
    return mapShown(file, data, (text, path) => text + markFor(fieldId(file, path)));
  };
  return { content: content.refilled(change, mark), fields };
}

/** The input for rendering a page in edit mode. Marker number n stands for `fields[n]`. */
export type EditRender = { locals: App.Locals; fields: string[] };

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that visitors see or hear. */
const SHOWN_ATTRIBUTES = ['alt', 'aria-label', 'label', 'placeholder', 'title'];
/** Markers in an address, percent-encoded. */
const ENCODED = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi;
const decoded = (text: string) => text.replace(ENCODED, decodeURIComponent);

/** Words that all prices, numbers and hours share, such as 'AED {amount}'. */
const SHARED_WORDS = /^\w+\/interface\.yaml:(units|numbers|hours)\b/;

/** The sort order of the fields of an element: its own texts, then facts, then shared words. */
const rankOf = (field: string) =>
  SHARED_WORDS.test(field) ? 2 : field.startsWith('facts/') && !field.startsWith(PHOTOS) ? 1 : 0;

/**
 * Turns the markers of an edit render into `data-edit` attributes, which name the fields of an element, the outermost text
 * first. `shown` lists all fields of the page in document order, including those of its head and islands; `inMain` lists every
 * occurrence in its main part.
 */
export function editPage(html: string, fields: readonly string[]) {
  const page = parse(html);
  const listed = new Set<string>();
  const inMain: string[] = [];
  const edited = new Map<Element, string[]>();

  const fieldsIn = (text: string) => {
    // Markers follow their text, so the outermost text has the last one.
    const found = marksIn(text).reverse();
    const names = found.flatMap((index) => fields[index] ?? []);
    for (const field of names) listed.add(field);
    return names;
  };
  const add = (element: Element, found: string[]) => {
    if (found.length) edited.set(element, [...(edited.get(element) ?? []), ...found]);
  };
  /** Removes all markers below a node. `owner` is the element that gets the fields of a text; scripts and styles have none. */
  function extractMarkers(node: Node, owner?: Element, isInMain = false): void {
    const isMain = isInMain || node.nodeName === 'main';
    if ('value' in node) {
      const found = fieldsIn(node.value);
      if (isMain) inMain.push(...found);
      node.value = unmarked(node.value);
      if (owner) add(owner, found);
    }
    if ('tagName' in node) {
      for (const attribute of node.attrs) {
        const value = decoded(attribute.value);
        const found = fieldsIn(value);
        if (SHOWN_ATTRIBUTES.includes(attribute.name)) {
          add(node, found);
          if (isMain) inMain.push(...found);
        }
        attribute.value = unmarked(value);
        // Astro has no client directive 'edit', so it does not hydrate the island and the editor can change its elements.
        if (node.tagName === 'astro-island' && attribute.name === 'client') attribute.value = 'edit';
      }
    }
    const isCode = 'tagName' in node && ['script', 'style'].includes(node.tagName);
    // The texts of a drawing belong to its svg element.
    const isOwner = 'tagName' in node && owner?.tagName !== 'svg';
    const childOwner = isCode ? undefined : isOwner ? node : owner;
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) extractMarkers(child, childOwner, isMain);
  }
  extractMarkers(page);
  for (const [{ attrs }, found] of edited) {
    const ordered = found.toSorted((one, other) => rankOf(one) - rankOf(other));
    attrs.push({ name: 'data-edit', value: [...new Set(ordered)].join(' ') });
  }
  return { html: serialize(page), shown: [...listed], inMain };
}
