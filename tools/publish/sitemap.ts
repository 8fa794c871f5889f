import { execFileSync } from 'node:child_process';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** Day of the last change to what the site says and how it looks; today where git does not know. */
export function lastChange(root: string, now = new Date()): string {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', 'content', 'site'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (day) return day;
  } catch {
    // A copy of the tree without its history.
  }
  return now.toISOString().slice(0, 10);
}

/** What the sitemap says of a built page; nothing for one that is not to be found, or that names another as canonical. */
export function sitemapEntry(html: string, url: string, changed: string): string | undefined {
  const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
  const robots = attribute(html, /<meta name="robots" content="([^"]+)"/);
  if (!canonical || robots?.includes('noindex')) return undefined;
  if (new URL(canonical).pathname !== url) return undefined;
  const modified = attribute(html, /<meta property="article:modified_time" content="([^"]+)"/) ?? changed;
  return `<url><loc>${canonical}</loc><lastmod>${modified}</lastmod></url>`;
}

/** https://www.sitemaps.org/protocol.html */
export const sitemapOf = (entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.sort().join('\n')}
</urlset>
`;
