import { expect, it } from 'vitest';
import { allPages, decoded } from '../support/dist.ts';
import { editionAt } from '../support/editions.ts';

const pages = allPages();
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

// The build itself stops at an address that nothing answers.
it('every link to a part of a page, label, description and popover names an id that is there', () => {
  const lost = pages.flatMap(({ path, html }) => {
    const named = html.matchAll(
      /\s(?:for|aria-labelledby|aria-describedby|aria-controls|commandfor|popovertarget)="([^"]+)"/g,
    );
    const linked = html.matchAll(/\shref="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g);
    const asked = [
      ...[...named].flatMap(([, ids = '']) => ids.split(/\s+/).map((id) => [path, id] as const)),
      ...[...linked].map(([, page = path, id = '']) => [page, decodeURIComponent(id)] as const),
    ];
    expect(asked.length).toBeGreaterThan(0);
    return asked.filter(([page, id]) => !idsOf.get(page)?.has(id)).map((one) => [path, ...one].join(' '));
  });
  expect(lost).toEqual([]);
});

it('nothing on any page is switched off because a script has not come', () => {
  const off = pages.filter(({ html }) => /<[a-z]+ (?:[^>]* )?(?:disabled|aria-disabled="true")/.test(html));
  expect(off.map(({ path }) => path)).toEqual([]);
});

/** The links of a piece of a page: what each says to a screen reader, its address and its tag. */
const linksIn = (html: string) =>
  [...html.matchAll(/(<a [^>]*>)([\s\S]*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
    tag,
    href: decoded(/ href="([^"]*)"/.exec(tag)?.[1] ?? ''),
    said:
      / aria-label="([^"]*)"/.exec(tag)?.[1] ??
      inside
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  }));
const partOf = (html: string, tag: string) => html.slice(html.indexOf(`<${tag} `), html.indexOf(`</${tag}>`));

it('every chat, call and way in a list says of which branch it is', () => {
  const alike = pages.flatMap(({ path, html }) => {
    const ways = [...linksIn(partOf(html, 'main')), ...linksIn(partOf(html, 'footer'))].filter(({ href }) =>
      /^https:\/\/(wa\.me|www\.google\.com\/maps)|^tel:/.test(href),
    );
    const to = Map.groupBy(ways, ({ said }) => said);
    return [...to].flatMap(([said, links]) =>
      new Set(links.map(({ href }) => href.replace(/\?text=.*/, ''))).size > 1 ? [`${path}: ${said}`] : [],
    );
  });
  expect(alike).toEqual([]);
});

it('a heading names something, and holds no price', () => {
  const priced = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<h([23])[ >][\s\S]*?<\/h\1>/g)]
      .filter(([heading]) => /class="(numeral|fare-line)"/.test(heading))
      .map(([heading]) => `${path}: ${heading}`),
  );
  expect(priced).toEqual([]);
});

it('every link in the foot of a page is counted', () => {
  const silent = pages.flatMap(({ path, html }) =>
    linksIn(partOf(html, 'footer'))
      .filter(({ tag }) => !tag.includes('data-event='))
      .map(({ said }) => `${path}: ${said}`),
  );
  expect(silent).toEqual([]);
});

it('the chat in the header asks for information on every page, and the way above a page is lit', () => {
  for (const { path, html } of pages) {
    const header = linksIn(partOf(html, 'header'));
    const { greetings, frame } = editionAt(path).words.interface;
    const chat = header.find(({ href }) => href.startsWith('https://wa.me/'));
    expect(new URL(chat?.href ?? '').searchParams.get('text')).toBe(greetings.services);
    const lit = header.filter(({ tag }) => tag.includes('aria-current')).map(({ said }) => said);
    const [, area] = /^(?:\/ar)?\/(services|blog|locations)\//.exec(path) ?? [];
    if (area) expect(lit).toEqual([frame.links[area as 'services' | 'blog' | 'locations']]);
  }
});
