import { describe, expect, it } from 'vitest';
import { isReported, type Reported, type Told } from '../../../contract/events.ts';
import { smallEdition, TODAY } from '../../../tests/support/small-edition.ts';
import { pagesOf, under } from '../../../tests/support/small-pages.ts';
import { serverFacts } from './server-facts.ts';

const english = smallEdition();
const arabic = smallEdition({}, TODAY, 'ar');
const ours = await pagesOf(english);
const theirs = await pagesOf(arabic);
const { siteUrl, places } = serverFacts([english, arabic]);

const addresses = (page: unknown) => under(/href$/i, page) as string[];
const isPage = (href: string) =>
  /^\/(?!\/)/.test(href) && !href.startsWith('/press/') && !/\.\w+$/.test(href);

/** It answers for addresses that have no page. */
const leadsNowhere = (path: string) => /^\/(404|barber-not-found|review-problem)$/.test(path);

describe('every page', () => {
  it('is made in both languages, under one address each', () => {
    expect(Object.keys(theirs)).toEqual(Object.keys(ours));
    expect(Object.keys(ours)).toHaveLength(21);
  });

  it.each(Object.entries(theirs))(
    '%s leads to pages of its language, and thrice to itself in the other',
    (path, page) => {
      const pages = addresses({ ...page, record: undefined }).filter(isPage);
      expect(pages.length).toBeGreaterThan(5);
      const counterpart = leadsNowhere(path) ? '/' : path;
      expect(pages.filter((href) => !/^\/ar(?=[/?#]|$)/.test(href))).toEqual(Array(3).fill(counterpart));
    },
  );

  it.each(Object.entries(ours))('%s leads only to pages that there are', (_, page) => {
    const paths = addresses(page)
      .filter(isPage)
      .map((href) => href.replace(/[?#].*/, ''));
    const inArabic = new Set(Object.values(theirs).map(({ record }) => record.path));
    expect(paths.filter((path) => !(path in ours || inArabic.has(path)))).toEqual([]);
  });

  it.each(Object.entries(ours))('%s reports nothing but what the vocabulary has', (_, page) => {
    const told: Told[] = [{ event: 'page_view', ...page.head.view }, ...(under(/^by$/, page) as Reported[])];
    expect(told.filter((one) => !isReported(one, places))).toEqual([]);
  });

  it.each(Object.entries(theirs))('%s says its language, its address and the other one', (path, page) => {
    const { head, record } = page;
    const own = `/ar${path}`.replace(/\/$/, '');
    expect(record.path).toBe(own);
    expect(head).toMatchObject({ tag: 'ar-AE', direction: 'rtl', manifest: '/ar/site.webmanifest' });
    expect(head.canonical).toBe(leadsNowhere(path) ? undefined : record.canonical);
    expect(record.canonical).toBe(siteUrl + own);
    expect(head.alternates.map(({ tag, href }) => [tag, href])).toEqual(
      record.indexable
        ? [
            ['en', siteUrl + path],
            ['ar', siteUrl + own],
            ['x-default', siteUrl + path],
          ]
        : [],
    );
  });

  it.each(Object.entries(ours))('%s has a link picture that says what the page says first', (path, page) => {
    const { head, record } = page;
    const { file, title, eyebrow, brand } = record.linkPicture ?? {};
    expect(file).toBe(path === '/' ? '/og/home.png' : `/og/${path.slice(1).replaceAll('/', '-')}.png`);
    expect(head.image).toEqual({ url: siteUrl + file, width: 1200, height: 630, alt: head.title });
    expect([title, eyebrow].every(Boolean)).toBe(true);
    expect(brand).toBe('Two Chairs');
  });

  it('may be found, unless it is for nobody who searches', () => {
    const hidden = Object.entries(ours).filter(([, { record }]) => !record.indexable);
    expect(hidden.map(([path]) => path)).toEqual(['/press-kit', '/404', '/barber-not-found']);
    for (const [, { head }] of hidden) expect(head.robots).toBe('noindex,follow');
  });

  it('opens other hosts only where there is a map', () => {
    const open = Object.entries(ours).filter(([, { record }]) => record.outside.frames.length > 0);
    expect(open.map(([path]) => path)).toEqual([
      '/locations/harbour',
      '/locations/market',
      '/harbour',
      '/market',
    ]);
  });

  it('sends a form only where reviews are written', () => {
    const posting = Object.entries(ours).filter(([, { record }]) => record.posts);
    expect(posting.map(([path]) => path)).toEqual(['/barber/omar-said', '/barber/leo-cruz']);
  });

  it.each(Object.entries(ours))('%s has a trail for search engines that ends in itself', (path, page) => {
    if (!page.record.indexable || path === '/') return;
    const graph = under(/^itemListElement$/, page.head.structuredData) as { item: string }[][];
    expect(graph[0]?.at(0)?.item).toBe(`${siteUrl}/`);
    expect(graph[0]?.at(-1)?.item).toBe(page.head.canonical);
  });
});
