import { escapeMarkup } from '../domain/markup.ts';
import type { PageRecord } from '../site/model/record.ts';

function entryOf({ canonical, changed, alternates }: PageRecord): string {
  const others = alternates.map(
    ({ tag, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(tag)}" href="${escapeMarkup(href)}"/>`,
  );
  return `<url><loc>${escapeMarkup(canonical)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${others.join('')}</url>`;
}

/**
 * All indexable pages in a stable order. Pages without a known last change have no date, because search engines ignore dates
 * that change with every build. https://www.sitemaps.org/protocol.html, with languages as described in
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapOf(records: PageRecord[]): string {
  const found = records.filter(({ indexable }) => indexable);
  const languages = found.some(({ alternates }) => alternates.length)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>
${found
  .map((record) => entryOf(record))
  .sort()
  .join('\n')}
</urlset>
`;
}
