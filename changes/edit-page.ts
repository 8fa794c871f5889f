import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { marksIn, unmarked } from '../domain/marks.ts';

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
const rankOf = (field: string) => (SHARED_WORDS.test(field) ? 2 : field.startsWith('facts/') ? 1 : 0);

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
