import { expect, test } from 'vitest';
import { recordFor } from './html/fixture.ts';
import { sitemapOf } from './sitemap.ts';

test('a page that may be found stands with its canonical address, and with no date of the build', () => {
  expect(sitemapOf([recordFor('/jvc')])).toContain('<url><loc>https://jk.example/jvc</loc></url>');
});

test('an article brings its own date', () => {
  expect(sitemapOf([recordFor('/blog/a', { changed: '2025-08-12' })])).toContain(
    '<lastmod>2025-08-12</lastmod>',
  );
});

test('pages that are not to be found are left out', () => {
  expect(sitemapOf([recordFor('/press-kit', { indexable: false })])).not.toContain('press-kit');
});

test('languages stand beside each other, and are declared only where there are some', () => {
  const alternates = [
    { tag: 'en-AE', href: 'https://jk.example/a' },
    { tag: 'x-default', href: 'https://jk.example/a?b&c' },
  ];
  const sitemap = sitemapOf([recordFor('/a', { alternates })]);
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://jk.example/a?b&amp;c"/>',
  );
  expect(sitemapOf([recordFor('/a')])).not.toContain('xhtml');
});

test('entries are in one order whatever the order of the files', () => {
  const [a, b] = [recordFor('/a'), recordFor('/b')];
  expect(sitemapOf([b, a])).toBe(sitemapOf([a, b]));
});
