import { expect, test } from 'vitest';
import { recordFor } from '../tests/support/page-record.ts';
import { sitemapOf } from './sitemap.ts';

test('pages that may be found stand in one order with their canonical address; only an article has a date', () => {
  const [a, b] = [recordFor('/jvc'), recordFor('/blog/a', { changed: '2025-08-12' })];
  const sitemap = sitemapOf([a, b, recordFor('/press-kit', { indexable: false })]);
  expect(sitemap).toContain('<url><loc>https://jk.example/jvc</loc></url>');
  expect(sitemap).toContain('<lastmod>2025-08-12</lastmod>');
  expect(sitemap).not.toContain('press-kit');
  expect(sitemap).not.toContain('xhtml');
  expect(sitemapOf([b, a])).toBe(sitemapOf([a, b]));
});

test('languages stand beside each other', () => {
  const alternates = [{ tag: 'x-default', href: 'https://jk.example/a?b&c' }];
  expect(sitemapOf([recordFor('/a', { alternates })])).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://jk.example/a?b&amp;c"/>',
  );
});
