import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { reviewPages } from '../contract/routes.ts';
import type { PageRecord } from '../site/model/record.ts';
import { digestOf } from './files.ts';
import { PageError } from './page-error.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A URL on a page as written, and the tag that contains it. `path`: its path, if it leads to this site. */
export type Reference = { tag: string; url: string; path?: string | undefined };

/** A page ready to be served, with its metadata. */
export type PublishedPage = {
  html: string;
  /** The digest of its HTML. */
  etag: string;
  record: PageRecord;
  /** Its content security policy. */
  policy: string;
  references: Reference[];
};

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((candidate) => candidate.name === name)?.value;
const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function elementsIn(node: DefaultTreeAdapterTypes.Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  const inside = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of inside) elementsIn(child, found);
  return found;
}

const RECORD = /<script[^>]* data-page-record[^>]*>([^<]*)<\/script>/g;

/** Extracts the embedded record from the page. */
function extractRecord(source: string): Pick<PublishedPage, 'html' | 'record'> {
  const [found, second] = source.matchAll(RECORD);
  if (!found) throw new Error('has no record: its document must write one (site/layouts/page-record.astro)');
  if (second) throw new Error('has two records');
  const [script, json = ''] = found;
  return { html: source.replace(script, ''), record: JSON.parse(json) };
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'action', 'formaction', 'component-url', 'renderer-url'];
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];
const URLS_IN_META = ['og:image', 'og:url'];

/** The path of a URL on this site; undefined for other sites and schemes such as tel. */
function pathOn({ canonical, path }: PageRecord, reference: string): string | undefined {
  const { origin } = new URL(canonical);
  const url = URL.parse(reference, origin + path);
  if (!url) return reference;
  return url.origin === origin ? decodeURIComponent(url.pathname) : undefined;
}

function referencesOf(element: Element, record: PageRecord): Reference[] {
  const { tagName, attrs } = element;
  const urls = attrs.flatMap(({ name, value }) => {
    if (URL_ATTRIBUTES.includes(name)) return [value];
    if (tagName === 'meta' && name === 'content')
      return URLS_IN_META.includes(attribute(element, 'property') ?? '') ? [value] : [];
    // A data URL references nothing, and its commas are no separators.
    if (!SRCSET_ATTRIBUTES.includes(name) || value.startsWith('data:')) return [];
    return value.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '');
  });
  return urls.map((url) => ({ tag: tagName, url, path: pathOn(record, url) }));
}

/** Browsers ignore spaces and line ends in a scheme, as the parser does. In other attributes it is a text. */
const isScript = (name: string, value: string) =>
  URL_ATTRIBUTES.includes(name) && value.includes(':') && URL.parse(value)?.protocol === 'javascript:';

const DATA = /^application\/(?:ld\+)?json$/;

/** 'sha256-…' of every inline script or style. */
function hashesOf(elements: Element[], tagName: string): string[] {
  const texts = elements
    .filter((element) => element.tagName === tagName && attribute(element, 'src') === undefined)
    .filter((element) => !DATA.test(attribute(element, 'type') ?? ''))
    .map(textOf)
    .filter(Boolean);
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * The page's content security policy, which allows only what the page contains and its record requests. Throws if the page has
 * inline handlers or style attributes, which hashes cannot allow. https://www.w3.org/TR/CSP3/
 */
function policyOf(elements: Element[], { externalOrigins, posts }: PageRecord, isPreview: boolean): string {
  for (const { tagName, attrs } of elements)
    for (const { name, value } of attrs)
      if (name === 'style' || name.startsWith('on') || isScript(name, value))
        throw new Error(
          `holds <${tagName} ${name}="${value.slice(0, 40)}">, which its policy forbids: move it into a style sheet or a script`,
        );
  const isPosted = (element: Element) =>
    attribute(element, 'method')?.toLowerCase() === 'post' &&
    !/^https?:/.test(attribute(element, 'action') ?? '');
  if (!posts && elements.some(isPosted))
    throw new Error('has a form that is sent to this site, but its record does not say so (posts)');
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(elements, 'script')],
    'style-src': ["'self'", ...hashesOf(elements, 'style')],
    'img-src': ["'self'", 'data:', ...externalOrigins.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [...(isPreview ? ["'self'"] : []), ...externalOrigins.frames],
    'base-uri': ["'none'"],
    'form-action': [posts ? "'self'" : "'none'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
  })
    .filter(([, sources]) => sources.length)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const UNFILLED = /\{[a-z][\w.-]*\}/i;

/** Throws where visitors would read a placeholder that has no value. Templates are filled in the browser. */
function rejectPlaceholders(node: DefaultTreeAdapterTypes.Node): void {
  const text = 'value' in node ? node.value : 'tagName' in node ? (attribute(node, 'content') ?? '') : '';
  const [placeholder] = UNFILLED.exec(text) ?? [];
  if (placeholder)
    throw new PageError(`shows ${placeholder}, which has no value here, in: ${text}`, { quote: text });
  const isCode = 'tagName' in node && /^(script|style)$/.test(node.tagName);
  if ('childNodes' in node && !isCode) node.childNodes.forEach(rejectPlaceholders);
}

/**
 * Parses a rendered page (without scripting, to include <noscript>) and prepares it for serving. The console may show a preview in
 * a frame.
 */
export function preparePage(source: string, isPreview = false): PublishedPage {
  const { html, record } = extractRecord(source);
  const document = parse(html, { scriptingEnabled: false });
  const elements = elementsIn(document);
  if (!record.path.endsWith(reviewPages.problem)) rejectPlaceholders(document);
  return {
    html,
    etag: digestOf(html),
    record,
    policy: policyOf(elements, record, isPreview),
    references: elements.flatMap((element) => referencesOf(element, record)),
  };
}
