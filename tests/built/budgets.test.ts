import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPages, dist, fileAt } from '../support/dist.ts';

/** The first ten packets of a new connection: what arrives before the second round trip. */
const FIRST_FLIGHT = 14_600;
const FONTS = 60_000;

const pages = allPages();
/** As it is sent. */
const compressed = (file: string) => statSync(join(dist, `${file}.br`)).size;

describe('the bytes of the built pages', () => {
  it.each(pages)(
    '$path and the styles that its first frame waits for arrive in the first flight',
    ({ file, html }) => {
      const [head = ''] = html.split('</head>');
      const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href = '']) => fileAt(href) ?? href,
      );
      const sum = [file, ...sheets].reduce((total, next) => total + compressed(next), 0);
      expect(sum).toBeLessThanOrEqual(FIRST_FLIGHT);
    },
  );

  it.each(pages)('$path names typefaces that together stay small', ({ html }) => {
    const fonts = new Set(html.match(/\/_astro\/fonts\/[\w-]+\.woff2/g));
    expect(fonts.size).toBeGreaterThan(0);
    const sum = [...fonts].reduce((total, file) => total + statSync(join(dist, file)).size, 0);
    expect(sum).toBeLessThanOrEqual(FONTS);
  });

  it('a page asks for no typeface of another script', () => {
    const fontsOf = (locale: string) =>
      new Set(
        pages
          .filter(({ html }) => html.includes(`<html lang="${locale}"`))
          .flatMap(({ html }) => html.match(/fonts\/[\w-]+\.woff2/g) ?? []),
      );
    const [latin, arabic] = [fontsOf('en-AE'), fontsOf('ar-AE')];
    expect(latin.size).toBe(3);
    // Labels and text in Latin letters have the same two faces in both.
    expect([...arabic].filter((file) => latin.has(file))).toHaveLength(2);
  });

  it('no page loads anything from another host by itself', () => {
    const foreign = pages.flatMap(({ path, html }) =>
      [
        ...html.matchAll(
          /<(?:script|img|source|iframe|link rel="(?:stylesheet|preload|preconnect)")[^>]*?(?:src|href)="(https?:\/\/[^"]+)"/g,
        ),
      ].map(([, url]) => `${path}: ${url}`),
    );
    expect(foreign).toEqual([]);
  });
});
