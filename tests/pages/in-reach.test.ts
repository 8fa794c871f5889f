import { expect, test } from 'vitest';
import { allPages, decoded, partOf } from '../support/dist.ts';
import { editionAt } from '../support/editions.ts';

const hrefsIn = (html = '') =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => decoded(href ?? ''));

// tests/e2e/in-reach.spec.ts taps the bar of each layout.
test.each(allPages())(
  '$path has calls, directions and booking in its bar, and booking in its header',
  ({ path, html }) => {
    const booking = editionAt(path).href('booking');
    const count = (begin: string) =>
      hrefsIn(partOf(html, 'nav', ' class="thumb-bar')).filter((href) => href.startsWith(begin)).length;
    // The page of the form has a bar of its own.
    expect(path === booking ? [0] : [1, 3]).toContain(count('tel:+971'));
    expect(count('https://www.google.com/maps/dir/?api=1&dest')).toBe(count('tel:+971'));
    expect(count(booking)).toBe(path === booking ? 0 : 1);
    expect(hrefsIn(partOf(html, 'header')).some((href) => href.startsWith(booking))).toBe(true);
  },
);

test.each(['/locations/jvc', '/jvc', '/barber/ayman-farouk'])(
  '%s links to its branch in the bar, the header and the menu',
  (path) => {
    const { html } = allPages().find((page) => page.path === path) ?? { html: '' };
    const bar = hrefsIn(partOf(html, 'nav', ' class="thumb-bar'));
    expect(bar).toEqual(expect.arrayContaining(['tel:+97140000003', '/booking?branch=jvc']));
    for (const part of [partOf(html, 'header'), partOf(html, 'dialog', ' id="side-panel')]) {
      const links = hrefsIn(part);
      expect(links).toContain('/booking?branch=jvc');
      expect(links).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/971500000003\?text=/));
    }
  },
);
