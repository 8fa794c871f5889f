import { execFileSync } from 'node:child_process';
import type { PageRecord } from '../site/model/record.ts';

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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function entryOf({ canonical, changed, alternates }: PageRecord, day: string): string {
  const others = alternates.map(
    ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${escaped(tag)}" href="${escaped(href)}"/>`,
  );
  return `<url><loc>${escaped(canonical)}</loc><lastmod>${changed ?? day}</lastmod>${others.join('')}</url>`;
}

/**
 * Every page that may be found, in one order whatever the order of the files; `day` dates those that do not say when
 * they changed. https://www.sitemaps.org/protocol.html, languages as in
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapOf(records: PageRecord[], day: string): string {
  const found = records.filter(({ indexable }) => indexable);
  const languages = found.some(({ alternates }) => alternates.length)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>
${found
  .map((record) => entryOf(record, day))
  .sort()
  .join('\n')}
</urlset>
`;
}
