import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../tools/support/release.ts';

export { dist, release } from '../../tools/support/release.ts';

export type BuiltPage = { path: string; file: string; html: string };

/** Draws itself in the browser, for those who sign in; its own tests look after it. */
const STAFF = 'staff.html';

/** Every built page for the public, error pages too. */
export function allPages(): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== STAFF)
    .sort()
    .map((file) => ({
      path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      file,
      html: readFileSync(join(dist, file), 'utf8'),
    }));
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

export const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** The first group of the first match, decoded; '' where there is none. */
export const found = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '').trim();

export const titleOf = ({ html }: BuiltPage) => found(html, /<title>([\s\S]*?)<\/title>/);
export const metaOf = ({ html }: BuiltPage, name: string) =>
  found(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
export const canonicalOf = ({ html }: BuiltPage) => found(html, /<link rel="canonical" href="([^"]*)"/);

/** Pages that ask to be found under their own address. */
export const indexablePages = () =>
  allPages().filter(
    (page) =>
      !metaOf(page, 'robots').includes('noindex') && URL.parse(canonicalOf(page))?.pathname === page.path,
  );

/** The site's own host, as its pages name it. */
export const siteOrigin = () => new URL(indexablePages().map(canonicalOf)[0] ?? '').origin;

export type Thing = { '@type': string | string[] } & Record<string, unknown>;

/** Everything in the structured data of a page that has a type, nested things too. */
export function thingsOf({ html }: BuiltPage): Thing[] {
  const things: Thing[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('@type' in value) things.push(value as Thing);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    visit(JSON.parse(json));
  }
  return things;
}

/** The file behind an address of the site, from dist; undefined where the server would say 404. */
export function fileAt(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  const candidates =
    path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}.json`];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(dist, candidate)));
}
