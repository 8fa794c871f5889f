import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allPages, dist, fileAt } from '../support/dist.ts';

/** The first ten packets of a new connection: what arrives before the second round trip. */
const FIRST_FLIGHT = 14_600;
const FONTS = 60_000;

const pages = allPages();
const compressed = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

describe('the bytes of the built pages', () => {
  it.each(pages)('$path and its styles arrive in the first flight', ({ file, html }) => {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => fileAt(href) ?? href,
    );
    const sum = [file, ...sheets].reduce((total, next) => total + compressed(next), 0);
    expect(sum).toBeLessThanOrEqual(FIRST_FLIGHT);
  });

  it('all typefaces together stay small', () => {
    const folder = join(dist, '_astro/fonts');
    const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(
      FONTS,
    );
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
