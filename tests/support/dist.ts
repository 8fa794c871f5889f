import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../tools/support/release.ts';

export { dist, release } from '../../tools/support/release.ts';

export type BuiltPage = { path: string; file: string; html: string };

/** The console: rendered in the browser, behind the sign-in, and tested by browser tests of its own. */
const STAFF = /(^|\/)staff\.html$/;

let pages: BuiltPage[] | undefined;

/** Every built public page, error pages included. */
export function allPages(): BuiltPage[] {
  pages ??= readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !STAFF.test(file))
    .sort()
    .map((file) => ({
      path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      file,
      html: readFileSync(join(dist, file), 'utf8'),
    }));
  return pages;
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

/** The first group of the first match, decoded; '' without a match. */
export const firstGroup = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '').trim();

/** The first element with this tag whose attributes begin like this. */
export function partOf(html: string, tag: string, attributes = ' '): string {
  const start = html.indexOf(`<${tag}${attributes}`);
  return html.slice(start, html.indexOf(`</${tag}>`, start));
}

export const titleOf = ({ html }: BuiltPage) => firstGroup(html, /<title>([\s\S]*?)<\/title>/);
export const metaOf = ({ html }: BuiltPage, name: string) =>
  firstGroup(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
export const canonicalOf = ({ html }: BuiltPage) => firstGroup(html, /<link rel="canonical" href="([^"]*)"/);

/** Pages that search engines may index under their own address. */
export const indexablePages = () =>
  allPages().filter(
    (page) =>
      !metaOf(page, 'robots').includes('noindex') && URL.parse(canonicalOf(page))?.pathname === page.path,
  );

/** The site's host in its pages. */
export const siteOrigin = () => new URL(indexablePages().map(canonicalOf)[0] ?? '').origin;

export type Thing = { '@type': string | string[] } & Record<string, unknown>;

/** Everything in a page's structured data that has a type, nested or not. */
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

/** The file in dist for a path; undefined where the server would answer 404. */
export function fileAt(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  const candidates =
    path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}.json`];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(dist, candidate)));
}

const bytesOf = (path: string) => {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

function withImports(path: string, all = new Set<string>()): Set<string> {
  if (all.has(path)) return all;
  all.add(path);
  const code = readFileSync(join(dist, path), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    withImports(`/_astro/${name}`, all);
  return all;
}

/** Compressed bytes of the scripts that a page loads before the first interaction, including imports. */
export function firstScriptBytes(html: string): number {
  const islands = [...html.matchAll(/<astro-island [^>]*>/g)].filter(([tag]) =>
    /client="(idle|load)"/.test(tag),
  );
  const named = [
    ...html.matchAll(/<script type="module" src="([^"]+)"/g),
    ...islands.flatMap(([tag]) => [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)]),
  ];
  const scripts = new Set<string>();
  for (const [, path = ''] of named) withImports(path, scripts);
  return [...scripts].reduce((sum, path) => sum + bytesOf(path), 0);
}

/** Compressed bytes of a page's fonts: those with Arabic letters load on Arabic pages only. */
export function typefaceBytes(html: string): number {
  const faces = html.match(/@font-face\{[^}]*woff2[^}]*\}/g) ?? [];
  const isArabic = html.includes('<html lang="ar');
  return faces
    .filter((face) => isArabic || !face.includes('unicode-range'))
    .reduce((sum, face) => sum + bytesOf(/\/_astro\/[^)"]+\.woff2/.exec(face)?.[0] ?? ''), 0);
}
