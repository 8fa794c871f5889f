import { createHash } from 'node:crypto';
import type { PageRecord } from '../site/model/record.ts';
import { attribute, type Page, type TextElement } from './html/read.ts';

const DATA = /^application\/(?:ld\+)?json$/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (elements: TextElement[]) => [...new Set(elements.map(({ text }) => sha256(text)))];

/** What a browser does not run, data or a module whose address comes later, needs no leave. */
const isRun = ({ element, text }: TextElement) => !!text && !DATA.test(attribute(element, 'type') ?? '');

/**
 * The page's content security policy, closed but for what the page holds and its record asks for. Throws where the page
 * holds a script or style that no hash can allow. https://www.w3.org/TR/CSP3/
 */
export function policyOf(page: Page, { outside, posts }: PageRecord): string {
  const [forbidden] = page.forbidden;
  if (forbidden)
    throw new Error(`holds ${forbidden}, which its policy forbids: move it into a style sheet or a script`);
  if (page.posts && !posts)
    throw new Error('has a form that is sent to this site, but its record does not say so (posts)');
  const from = (directive: string, ...sources: string[]) => `${directive} ${sources.join(' ')}`;
  return [
    "default-src 'none'",
    from('script-src', "'self'", ...hashes(page.inlineScripts.filter(isRun))),
    from('style-src', "'self'", ...hashes(page.styles)),
    from('img-src', "'self'", 'data:', ...outside.pictures),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(outside.frames.length ? [from('frame-src', ...outside.frames)] : []),
    "base-uri 'none'",
    `form-action ${posts ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
