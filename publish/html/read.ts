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
  opts: string | undefined;
  /** Where an attribute stands, its name included. */
  spanOf: (attribute: string) => Span | undefined;
};

/** A built page as a browser reads it, with the places of what publishing may change. */
export type Page = {
  html: string;
  /** Right behind the name of the body's tag. */
  bodyAttributes: number | undefined;
  /** Behind the head of the page's content, which is all that the first screen needs. */
  afterHead: number | undefined;
  /** Scripts without an address of their own, data blocks too. */
  inlineScripts: TextElement[];
  /** Modules with an address. */
  modules: Element[];
  styles: TextElement[];
  islands: Island[];
  /** Everything drawn by an outline, outside of islands and templates. */
  paths: Element[];
  /** Where comments stand outside of islands, which find their places by theirs. */
  comments: Span[];
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

function nodesIn(root: Node): Node[] {
  const found: Node[] = [];
  const visit = (node: Node) => {
    found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return found;
}

const inNoscript = ({ parentNode }: Element) =>
  !!parentNode && 'tagName' in parentNode && parentNode.tagName === 'noscript';

/** An island takes over what stands in it; a browser with scripts leaves out what is for those without. */
const PASSING = ['astro-island', 'noscript'];

/** Shown for as long as the page is; what a template holds is outside of the document. */
const isLasting = ({ parentNode }: Pick<Element, 'parentNode'>): boolean =>
  !!parentNode &&
  (parentNode.nodeName === '#document' ||
    ('tagName' in parentNode && !PASSING.includes(parentNode.tagName) && isLasting(parentNode)));

/** What is seen, in contrast to styles, scripts and links that stand before it. */
const isPart = (node: Node): node is Element =>
  'tagName' in node && !['link', 'style', 'script'].includes(node.tagName);

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

const placeOf = ({ sourceCodeLocation: place }: Node): Span[] =>
  place ? [{ start: place.startOffset, end: place.endOffset }] : [];

function island(element: Element): Island {
  return {
    client: attribute(element, 'client') ?? '',
    props: attribute(element, 'props') ?? '',
    opts: attribute(element, 'opts'),
    spanOf(name) {
      const place = element.sourceCodeLocation?.attrs?.[name];
      return place && { start: place.startOffset, end: place.endOffset };
    },
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
  const nodes = nodesIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const elements = nodes.filter((node) => 'tagName' in node);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const body = named('body')[0]?.sourceCodeLocation?.startTag?.startOffset;
  return {
    html,
    bodyAttributes: body === undefined ? undefined : body + '<body'.length,
    afterHead: named('main').find(isLasting)?.childNodes.find(isPart)?.sourceCodeLocation?.endOffset,
    inlineScripts: named('script')
      .filter((script) => attribute(script, 'src') === undefined)
      .map(textElement),
    modules: named('script').filter(
      (script) => attribute(script, 'type') === 'module' && attribute(script, 'src') !== undefined,
    ),
    styles: named('style').map(textElement),
    islands: named('astro-island').map(island),
    paths: named('path').filter(isLasting),
    comments: nodes.flatMap((node) =>
      node.nodeName === '#comment' && 'data' in node && isLasting(node) ? placeOf(node) : [],
    ),
    references: elements.flatMap(referencesOf),
    forbidden: elements.flatMap(forbiddenIn),
    posts: elements.some(postsHere),
  };
}
