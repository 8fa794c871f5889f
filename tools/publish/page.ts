import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const RULES = /<script type="speculationrules">([\s\S]*?)<\/script>/g;

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

/** The page's content security policy, closed but for what the page holds. */
export function policyOf(html: string): string {
  const scripts = unique([...found(html, INLINE_SCRIPT), ...found(html, RULES)]).map(sha256);
  const styles = unique(found(html, INLINE_STYLE)).map(sha256);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // The map asks for one small picture of its host before it opens a frame.
    "img-src 'self' data: https://www.google.com/favicon.ico",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
