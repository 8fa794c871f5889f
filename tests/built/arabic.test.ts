import { describe, expect, it } from 'vitest';
import { allPages, type BuiltPage, decoded } from '../support/dist.ts';
import { read } from '../support/sources.ts';

const all = allPages();
const arabic = all.filter(({ path }) => /^\/ar(\/|$)/.test(path));
const english = new Map(all.filter((page) => !arabic.includes(page)).map((page) => [page.path, page]));
const plainPath = (path: string) => path.slice(3) || '/';

const ATTRIBUTES = /\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g;
const NOT_SAID =
  /<(script|style|svg|template)[\s>][\s\S]*?<\/\1>|<meta (?:name|property)="(?!description|og:title|og:description)[^>]*>/g;
/** What says that it is of another language: the switch, names in their other script. */
const OTHER_LANGUAGE = /<(\w+)[^>]*\slang="en"[^>]*>[^<]*<\/\1>/g;

const visible = (html: string) => html.replace(NOT_SAID, '').replace(OTHER_LANGUAGE, '');
const textOf = (html: string) => decoded(visible(html).replace(/<[^>]*>/g, ' '));
const saidOn = ({ html }: BuiltPage) => {
  const shown = visible(html);
  return [textOf(html), ...[...shown.matchAll(ATTRIBUTES)].map(([, text = '']) => decoded(text))].join('\n');
};

/** Names, brands and codes that Arabic writes in Latin letters. */
const BRANDS = ['JK', 'Masters', 'Google', 'JVC', 'JVT', 'JLT', 'RSS', 'SVG', 'PNG', 'PDF', 'KB'];
/** Barbers without an Arabic name, and whoever signs a sample. */
const people = ['team', 'testimonials', 'reviews', 'press']
  .flatMap((file) => read(`content/facts/${file}.yaml`).split('\n'))
  .filter((line) => !line.includes('arabicName'))
  .flatMap((line) => /name: ([^,}]+)/.exec(line)?.[1]?.split(' ') ?? []);
const allowed = new Set([...BRANDS, ...people]);

describe('the pages in Arabic', () => {
  it('are as many as those in English, under the same names', () => {
    expect(arabic.map(({ path }) => plainPath(path)).sort()).toEqual([...english.keys()].sort());
  });

  it.each(arabic)('$path says no word in Latin letters but names, brands and codes', (page) => {
    const words = saidOn(page)
      .replace(/\S*@\S+|https?:\S+|\{\{\w+\}\}/g, '')
      .match(/\p{Script=Latin}{2,}/gu);
    expect([...new Set(words)].filter((word) => !allowed.has(word))).toEqual([]);
  });

  it.each(arabic)('$path is written from right to left, and says as much as in English', ({ path, html }) => {
    expect(html).toMatch(/<html lang="ar-AE" dir="rtl"/);
    const words = (page: string) => textOf(page).match(/\p{L}{2,}/gu)?.length ?? 0;
    // Arabic joins 'and', 'the' and 'for' to the word behind them: it has about a quarter fewer.
    expect(words(html)).toBeGreaterThan(words(english.get(plainPath(path))?.html ?? '') * 0.6);
  });

  it.each(arabic)('$path isolates every phone number, so that it never turns round', ({ html }) => {
    const bare = visible(html).match(/(?<!tel:|<bdi>|\u2066)\+971[ \d]+/g);
    expect(bare ?? []).toEqual([]);
  });

  it.each(all)('$path leads to another language by the switch alone', ({ path, html }) => {
    const links = html.replace(/<head>[\s\S]*<\/head>|<a [^>]*hrefLang=[^>]*>/g, '');
    const pages = [...links.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)]
      .map(([, href = '']) => href.replace(/[?].*/, ''))
      .filter((href) => !/\.\w+$/.test(href));
    const isArabic = (address: string) => /^\/ar(\/|$)/.test(address);
    expect(pages.filter((href) => isArabic(href) !== isArabic(path))).toEqual([]);
  });
});
