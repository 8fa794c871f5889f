import { expect, test } from 'vitest';
import { recordFor } from '../tests/support/page-record.ts';
import { sitemapOf } from './sitemap.ts';

test('lists articles with dates, and alternates in all languages', () => {
  const alternates = [{ tag: 'x-default', href: 'https://jk.example/a?b&c' }];
  const sitemap = sitemapOf([recordFor('/a', { alternates, changed: '2025-08-12' })]);
  expect(sitemap).toContain('<lastmod>2025-08-12</lastmod>');
  expect(sitemap).toContain('hreflang="x-default" href="https://jk.example/a?b&amp;c"/>');
});
