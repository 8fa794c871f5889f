import { expect, test } from 'vitest';
import { allPages, decoded } from '../support/dist.ts';
import { editionAt } from '../support/editions.ts';

const hrefsIn = (html = '') =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => decoded(href ?? ''));

// tests/e2e/in-reach.spec.ts taps the bar of each layout.
test.each(allPages())(
  '$path has calls, directions and booking in its bar, and booking in its header',
  ({ path, html }) => {
    const booking = editionAt(path).href('booking');
    const [, bar] = /<nav class="thumb-bar[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
    const [, header] = /<header ([\s\S]*?)<\/header>/.exec(html) ?? [];
    const count = (begin: string) => hrefsIn(bar).filter((href) => href.startsWith(begin)).length;
    expect([1, 3]).toContain(count('tel:+971'));
    expect(count('https://www.google.com/maps/dir/?api=1&dest')).toBe(count('tel:+971'));
    expect(count(booking)).toBe(path === booking ? 0 : 1);
    expect(hrefsIn(header).some((href) => href.startsWith(booking))).toBe(true);
  },
);
