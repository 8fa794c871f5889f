import { expect, test } from 'vitest';
import { readPage } from './read.ts';

const urls = (html: string) => readPage(html).references.map(({ url }) => url);

test('every address of a page is found', () => {
  expect(
    urls(
      `<link rel="icon" href="/icon.svg"><meta property="og:image" content="https://jk.example/og/home.png">
<a href='/services?a=1&amp;b=2'>x</a><img src=/a.webp srcset="/b.webp 1x, /c.webp 2x"><form action="/api/reviews"></form>
<astro-island component-url="/_astro/x.js" renderer-url="/_astro/y.js"></astro-island>`,
    ).sort(),
  ).toEqual([
    '/_astro/x.js',
    '/_astro/y.js',
    '/a.webp',
    '/api/reviews',
    '/b.webp',
    '/c.webp',
    '/icon.svg',
    '/services?a=1&b=2',
    'https://jk.example/og/home.png',
  ]);
});

test('pictures inside addresses, other meta elements and texts name none', () => {
  expect(
    urls('<source srcset="data:image/gif;base64,R0lG,AAAA"><meta name="description" content="/x"><p>/y</p>'),
  ).toEqual([]);
});
