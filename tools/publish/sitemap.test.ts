import { expect, test } from 'vitest';
import { sitemapEntry, sitemapOf } from './sitemap.ts';

const page = (robots: string, canonical: string, more = '') =>
  `<meta name="robots" content="${robots}"><link rel="canonical" href="${canonical}">${more}`;

test('a page that may be found stands with its canonical address and the day of the last change', () => {
  expect(sitemapEntry(page('index,follow', 'https://jk.example/jvc'), '/jvc', '2026-11-01')).toBe(
    '<url><loc>https://jk.example/jvc</loc><lastmod>2026-11-01</lastmod></url>',
  );
});

test('an article brings its own date', () => {
  const dated = page(
    'index,follow',
    'https://jk.example/blog/a',
    '<meta property="article:modified_time" content="2025-08-12">',
  );
  expect(sitemapEntry(dated, '/blog/a', '2026-11-01')).toContain('<lastmod>2025-08-12</lastmod>');
});

test('hidden pages and copies of others are left out', () => {
  expect(
    sitemapEntry(page('noindex,follow', 'https://jk.example/press-kit'), '/press-kit', 'x'),
  ).toBeUndefined();
  expect(sitemapEntry(page('index,follow', 'https://jk.example/'), '/copy', 'x')).toBeUndefined();
  expect(sitemapEntry('<p>no head</p>', '/', 'x')).toBeUndefined();
});

test('entries are in one order whatever the order of the files', () => {
  expect(sitemapOf(['<url>b</url>', '<url>a</url>'])).toBe(sitemapOf(['<url>a</url>', '<url>b</url>']));
});
