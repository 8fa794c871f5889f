import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<a [^>]*href="(https?:\/\/[^"]+)"/g;

/** Placeholders are listed by their own check; a chat link answers for any number. */
const asked = (url: URL, own: string | undefined) =>
  url.origin !== own &&
  !url.hostname.endsWith('.example') &&
  !url.pathname.includes('.example') &&
  url.hostname !== 'wa.me';

/** Addresses of other hosts that pages link to, each once, without what follows '?'. */
export function outsideLinks(pages: string[]): string[] {
  const found = new Set<string>();
  for (const html of pages) {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const own = canonical && URL.parse(canonical)?.origin;
    for (const [, href = ''] of html.matchAll(LINK)) {
      const url = URL.parse(href);
      if (url && asked(url, own || undefined)) found.add(url.origin + url.pathname);
    }
  }
  return [...found].sort();
}

/** The pages of the last build; none where nothing was built yet. */
export function builtPages(dist: string): string[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(dist, file), 'utf8'));
}
