import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ISLAND_PROPS = / props="(\{[^"]{4000,}\})"/g;
const MAP = '<div class="map"';
const RULES = /<script type="speculationrules">([\s\S]*?)<\/script>/g;

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&#39;': "'",
};

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (texts: string[]) => [...new Set(texts)];
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner = '']) => inner);

/** The script that wakes islands, as Astro inlines it in every page that has one. */
export const islandScripts = (html: string) => unique(found(html, INLINE_SCRIPT));

/**
 * Moves those scripts out of the page, into one file that the page's own script fetches when an island comes near: a
 * visitor who never scrolls never pays for it, and no page needs an inline script.
 */
export function withoutIslandScripts(html: string, file: string): string {
  return html.replace(INLINE_SCRIPT, '').replace('<body', `<body data-islands="/${file}"`);
}

/** The data of the page's islands where it is long, as it stands in their elements. */
export const islandProps = (html: string) => unique(found(html, ISLAND_PROPS));

/** Such data as JSON. */
export const jsonOf = (props: string) =>
  props.replaceAll(/&(quot|lt|gt|amp|#39);/g, (entity) => ENTITIES[entity] ?? '');

/** Puts the address of a file in the place of such data. */
export const withPropsAt = (html: string, props: string, file: string) =>
  html.replaceAll(` props="${props}"`, ` props="/${file}"`);

/** Brings the data back, and only then runs the scripts that wake the islands. */
export const wakingScript = (scripts: string[]) =>
  `Promise.all([...document.querySelectorAll('astro-island[props^="/"]')].map(async(island)=>island.setAttribute("props",await(await fetch(island.getAttribute("props"))).text()))).then(()=>{${scripts.join('\n')}})`;

/** All styles of the page in one element: fewer bytes, and one hash for the policy. */
export function withOneStyle(html: string): string {
  const styles = found(html, INLINE_STYLE).join('');
  let first = true;
  return html.replace(INLINE_STYLE, () => {
    const here = first ? `<style>${styles}</style>` : '';
    first = false;
    return here;
  });
}

/** The page's content security policy, closed but for what the page holds. */
export function policyOf(html: string): string {
  const scripts = unique([...found(html, INLINE_SCRIPT), ...found(html, RULES)]).map(sha256);
  const styles = unique(found(html, INLINE_STYLE)).map(sha256);
  // The map asks for one small picture of its host before it opens a frame.
  const hasMap = html.includes(MAP);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src 'self' data:${hasMap ? ' https://www.google.com/favicon.ico' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(hasMap ? ['frame-src https://www.google.com'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
