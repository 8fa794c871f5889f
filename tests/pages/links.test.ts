import { expect, it } from 'vitest';
import { allPages, decoded, partOf } from '../support/dist.ts';
import { editionAt } from '../support/editions.ts';

const pages = allPages();
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

// The build itself fails on links to missing pages.
it('every fragment link, label, description and popover refers to an existing id', () => {
  const lost = pages.flatMap(({ path, html }) => {
    const named = html.matchAll(
      /\s(?:for|aria-labelledby|aria-describedby|aria-controls|commandfor|popovertarget)="([^"]+)"/g,
    );
    const linked = html.matchAll(/\shref="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g);
    const references = [
      ...[...named].flatMap(([, ids = '']) => ids.split(/\s+/).map((id) => [path, id] as const)),
      ...[...linked].map(([, page = path, id = '']) => [page, decodeURIComponent(id)] as const),
    ];
    expect(references.length).toBeGreaterThan(0);
    return references
      .filter(([page, id]) => !idsOf.get(page)?.has(id))
      .map((one) => [path, ...one].join(' '));
  });
  expect(lost).toEqual([]);
});

it('no built page has a disabled control', () => {
  const off = pages.filter(({ html }) => /<[a-z]+ (?:[^>]* )?(?:disabled|aria-disabled="true")/.test(html));
  expect(off.map(({ path }) => path)).toEqual([]);
});

/** The links in markup: accessible name, address and start tag. */
const linksIn = (html: string) =>
  [...html.matchAll(/(<a [^>]*>)([\s\S]*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
    tag,
    href: decoded(/ href="([^"]*)"/.exec(tag)?.[1] ?? ''),
    name:
      / aria-label="([^"]*)"/.exec(tag)?.[1] ??
      inside
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  }));

it('chats, calls and directions with the same accessible name lead to the same branch', () => {
  const ambiguous = pages.flatMap(({ path, html }) => {
    const ways = [...linksIn(partOf(html, 'main')), ...linksIn(partOf(html, 'footer'))].filter(({ href }) =>
      /^https:\/\/(wa\.me|www\.google\.com\/maps)|^tel:/.test(href),
    );
    const to = Map.groupBy(ways, ({ name }) => name);
    return [...to].flatMap(([name, links]) =>
      new Set(links.map(({ href }) => href.replace(/\?text=.*/, ''))).size > 1 ? [`${path}: ${name}`] : [],
    );
  });
  expect(ambiguous).toEqual([]);
});

it('a link that names prices leads to a page with prices', () => {
  const priceIn: Record<string, RegExp> = { en: /\bprices?\b/i, ar: /[أا]سعار/ };
  const promises = pages.flatMap(({ path, html }) =>
    linksIn(html).filter(({ name }) => priceIn[editionAt(path).locale]?.test(name)),
  );
  const targets = new Set(promises.map(({ href }) => href.replace(/[?#].*/, '')));
  expect(targets.size).toBeGreaterThan(6);
  const without = [...targets].filter(
    (target) => !/class="numeral">[^<]*\d/.test(pages.find(({ path }) => path === target)?.html ?? ''),
  );
  expect(without).toEqual([]);
});

it('no heading contains a price', () => {
  const priced = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<h([23])[ >][\s\S]*?<\/h\1>/g)]
      .filter(([heading]) => /class="(numeral|fare-line)"/.test(heading))
      .map(([heading]) => `${path}: ${heading}`),
  );
  expect(priced).toEqual([]);
});

it('every footer link has an event', () => {
  const untracked = pages.flatMap(({ path, html }) =>
    linksIn(partOf(html, 'footer'))
      .filter(({ tag }) => !tag.includes('data-event='))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(untracked).toEqual([]);
});

it('the header chat asks for information on every page, and the parent of a page is marked as current', () => {
  for (const { path, html } of pages) {
    const header = linksIn(partOf(html, 'header'));
    const { greetings, frame } = editionAt(path).words.interface;
    const chat = header.find(({ href }) => href.startsWith('https://wa.me/'));
    expect(new URL(chat?.href ?? '').searchParams.get('text')).toBe(greetings.services);
    const current = header.filter(({ tag }) => tag.includes('aria-current')).map(({ name }) => name);
    const [, area] = /^(?:\/ar)?\/(services|blog|locations)\//.exec(path) ?? [];
    if (area) expect(current).toEqual([frame.links[area as 'services' | 'blog' | 'locations']]);
  }
});
