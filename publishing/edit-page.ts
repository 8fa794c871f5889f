import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { marksIn, unmarked } from '../domain/marks.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that people see or hear. */
const SHOWN = ['alt', 'aria-label', 'label', 'placeholder', 'title'];
/** Markers in an address, percent-encoded. */
const ENCODED = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi;
const decoded = (text: string) => text.replace(ENCODED, decodeURIComponent);

/** Texts come first, then facts, then words of all prices and hours, such as 'AED {amount}'. */
const rankOf = (field: string) =>
  [/^(?!facts\/|\w+\/interface\.yaml:(units|numbers|hours)\b)/, /^facts\//].findIndex((is) =>
    is.test(field),
  ) + 1 || 3;

/**
 * Turns the markers of an edit render into `data-edit` attributes, which name the fields of an element, the outermost text
 * first. `shown` lists all fields of the page in its order, those of its head and its islands included, `inMain` each occurrence in
 * its main part.
 */
export function editPage(html: string, fields: readonly string[]) {
  const page = parse(html);
  const listed = new Set<string>();
  const inMain: string[] = [];
  const edited = new Map<Element, string[]>();

  const fieldsIn = (text: string) => {
    // The outermost text ends last.
    const found = marksIn(text).reverse();
    const names = found.flatMap((index) => fields[index] ?? []);
    for (const field of names) listed.add(field);
    return names;
  };
  const add = (element: Element, found: string[]) => {
    if (found.length) edited.set(element, [...(edited.get(element) ?? []), ...found]);
  };
  /** `shown` is the element that a marker inside the node belongs to. */
  function read(node: Node, shown?: Element, main = false): void {
    const isMain = main || node.nodeName === 'main';
    if ('value' in node) {
      const found = fieldsIn(node.value);
      if (isMain) inMain.push(...found);
      node.value = unmarked(node.value);
      if (shown) add(shown, found);
    }
    if ('tagName' in node) {
      for (const attribute of node.attrs) {
        const value = decoded(attribute.value);
        const found = fieldsIn(value);
        if (SHOWN.includes(attribute.name)) {
          add(node, found);
          if (isMain) inMain.push(...found);
        }
        attribute.value = unmarked(value);
        // Islands stay as rendered: the editor shows changes in their elements.
        if (node.tagName === 'astro-island' && attribute.name === 'client') attribute.value = 'edit';
      }
    }
    const isScript = 'tagName' in node && ['script', 'style'].includes(node.tagName);
    const inner = 'tagName' in node && (shown?.tagName === 'svg' ? shown : node);
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) read(child, isScript ? undefined : inner || shown, isMain);
  }
  read(page);
  for (const [{ attrs }, found] of edited) {
    const ordered = found.toSorted((one, other) => rankOf(one) - rankOf(other));
    attrs.push({ name: 'data-edit', value: [...new Set(ordered)].join(' ') });
  }
  return { html: serialize(page), shown: [...listed], inMain };
}
