import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allPages, dist } from '../support/dist.ts';

const FONTS = 70_000;

it('all typefaces of the site together stay small', () => {
  const fonts = new Set(
    allPages().flatMap(({ html }) => html.match(/\/_astro\/fonts\/[\w-]+\.woff2/g) ?? []),
  );
  expect(fonts.size).toBeGreaterThan(0);
  expect([...fonts].reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)).toBeLessThanOrEqual(
    FONTS,
  );
});

it('no page loads anything from another host by itself', () => {
  const foreign = allPages().flatMap(({ path, html }) =>
    [
      ...html.matchAll(
        /<(?:script|img|source|iframe|link rel="(?:stylesheet|preload|preconnect)")[^>]*?(?:src|href)="(https?:\/\/[^"]+)"/g,
      ),
    ].map(([, url]) => `${path}: ${url}`),
  );
  expect(foreign).toEqual([]);
});
