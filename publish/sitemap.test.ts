import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { recordFor } from './html/fixture.ts';
import { lastChange, sitemapOf } from './sitemap.ts';

const DAY = '2026-11-01';

test('a page that may be found stands with its canonical address and the day of the last change', () => {
  expect(sitemapOf([recordFor('/jvc')], DAY)).toContain(
    '<url><loc>https://jk.example/jvc</loc><lastmod>2026-11-01</lastmod></url>',
  );
});

test('an article brings its own date', () => {
  expect(sitemapOf([recordFor('/blog/a', { changed: '2025-08-12' })], DAY)).toContain(
    '<lastmod>2025-08-12</lastmod>',
  );
});

test('pages that are not to be found are left out', () => {
  expect(sitemapOf([recordFor('/press-kit', { indexable: false })], DAY)).not.toContain('press-kit');
});

test('languages stand beside each other, and are declared only where there are some', () => {
  const alternates = [
    { tag: 'en-AE', href: 'https://jk.example/a' },
    { tag: 'x-default', href: 'https://jk.example/a?b&c' },
  ];
  const sitemap = sitemapOf([recordFor('/a', { alternates })], DAY);
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://jk.example/a?b&amp;c"/>',
  );
  expect(sitemapOf([recordFor('/a')], DAY)).not.toContain('xhtml');
});

test('entries are in one order whatever the order of the files', () => {
  const [a, b] = [recordFor('/a'), recordFor('/b')];
  expect(sitemapOf([b, a], DAY)).toBe(sitemapOf([a, b], DAY));
});

test('a tree without history was changed today', () => {
  expect(lastChange(tmpdir(), new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-21');
});
