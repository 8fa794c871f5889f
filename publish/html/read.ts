import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5';
import type { Edit } from './edit.ts';
import { type Reference, referencesOf } from './references.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Span = Omit<Edit, 'text'>;

/** An element whose content is plain text, and where it and its content stand in the file. */
export type TextElement = {
  element: Element;
  text: string;
  span: Span;
  /** It is neither part of a drawing nor for browsers without scripts alone. */
  always: boolean;
};

export type Island = {
  /** When it wakes: 'visible', 'load' … */
  client: string;
  props: string;
  /** Where the attribute stands, its name included. */
  span: Span | undefined;
};

/** A built page as a browser reads it, with the places of what publishing may change. */
export type Page = {
  html: string;
  /** Right behind the name of the body's tag. */
  bodyAttributes: number | undefined;
  /** Scripts without an address of their own, data blocks too. */
  inlineScripts: TextElement[];
  styles: TextElement[];
  islands: Island[];
  references: Reference[];
  /** What no hash can allow: style and event attributes, addresses that are scripts. */
  forbidden: string[];
  /** It sends a form to this site. */
  posts: boolean;
};

export const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((candidate) => candidate.name === name)?.value;

/** Takes an element out of the page. */
export const remove = ({ span }: TextElement): Edit => ({ ...span, text: '' });

function elementsIn(root: Node): Element[] {
  const found: Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return found;
}

const inNoscript = ({ parentNode }: Element) =>
  !!parentNode && 'tagName' in parentNode && parentNode.tagName === 'noscript';

function textElement(element: Element): TextElement {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) throw new Error(`<${element.tagName}> is not closed`);
  return {
    element,
    text: element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    span: { start: place.startOffset, end: place.endOffset },
    always: element.namespaceURI === names.NS.HTML && !inNoscript(element),
  };
}

function island(element: Element): Island {
  const place = element.sourceCodeLocation?.attrs?.props;
  return {
    client: attribute(element, 'client') ?? '',
    props: attribute(element, 'props') ?? '',
    span: place && { start: place.startOffset, end: place.endOffset },
  };
}

const forbiddenIn = ({ tagName, attrs }: Element) =>
  attrs
    .filter(({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value))
    .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 40)}">`);

const postsHere = (element: Element) =>
  element.tagName === 'form' &&
  attribute(element, 'method')?.toLowerCase() === 'post' &&
  !/^https?:/.test(attribute(element, 'action') ?? '');

/** Reads by the rules of https://html.spec.whatwg.org/#parsing, as browsers do: how a tag is written makes no difference. */
export function readPage(html: string): Page {
  // With scripting off, what stands in <noscript> is read too.
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const body = named('body')[0]?.sourceCodeLocation?.startTag?.startOffset;
  return {
    html,
    bodyAttributes: body === undefined ? undefined : body + '<body'.length,
    inlineScripts: named('script')
      .filter((script) => attribute(script, 'src') === undefined)
      .map(textElement),
    styles: named('style').map(textElement),
    islands: named('astro-island').map(island),
    references: elements.flatMap(referencesOf),
    forbidden: elements.flatMap(forbiddenIn),
    posts: elements.some(postsHere),
  };
}
