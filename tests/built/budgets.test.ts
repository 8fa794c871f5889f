import { expect, it } from 'vitest';
import { allPages } from '../support/dist.ts';

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
