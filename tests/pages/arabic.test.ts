import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPages, type BuiltPage, decoded, dist } from '../support/dist.ts';
import { read } from '../support/sources.ts';

const all = allPages();
const isArabic = (path: string) => /^\/ar(\/|$)/.test(path);
const arabic = all.filter(({ path }) => isArabic(path));
const english = new Map(all.filter(({ path }) => !isArabic(path)).map((page) => [page.path, page]));
const plainPath = (path: string) => path.slice(3) || '/';
/** The same page in English. */
const twinOf = ({ path }: BuiltPage): BuiltPage =>
  english.get(plainPath(path)) ?? { path: '', file: '', html: '' };

const ATTRIBUTES = /\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g;
const NOT_SAID =
  /<(script|style|svg|template)[\s>][\s\S]*?<\/\1>|<meta (?:name|property)="(?!description|og:title|og:description)[^>]*>/g;
/** What says that it is of another language: the switch and the offer of it, names in their other script. */
const OTHER_LANGUAGE = /<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g;
/** What an island is given: it isolates what it shows of it. */
const PROPS = /\sprops="[^"]*"/g;

const visible = (html: string) => html.replace(NOT_SAID, '').replace(OTHER_LANGUAGE, '').replace(PROPS, '');
const textOf = (html: string) => decoded(visible(html).replace(/<[^>]*>/g, ' '));
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Names, brands and codes that Arabic writes in Latin letters. */
const BRANDS = 'JK Masters Google JVC JVT JLT RSS SVG PNG PDF KB AA JPEG TXT WCAG'.split(' ');
/** Barbers without an Arabic name, and whoever signs a sample. */
const people = ['team', 'testimonials', 'reviews', 'press']
  .flatMap((file) => read(`content/facts/${file}.yaml`).split('\n'))
  .filter((line) => !line.includes('arabicName'))
  .flatMap((line) => /name: ([^,}]+)/.exec(line)?.[1]?.split(' ') ?? []);
const allowed = new Set([...BRANDS, ...people]);
/** What reads as something else, and second words for one idea (content/ar/README.md). */
const NOT_WRITTEN =
  /12:\d\d\s[صم]|الحلاقة التقليدية|حلاقة تقليدية|السكين(?! فيد)|القفا|معدّل|غاردنز|المتصفح|وراء الكرسي/u;

describe('the pages in Arabic', () => {
  it('are as many as those in English, under the same names', () => {
    expect(arabic.map(({ path }) => plainPath(path)).sort()).toEqual([...english.keys()].sort());
  });

  it.each(arabic)('$path says no word in Latin letters but names, brands and codes', ({ html }) => {
    const words = [textOf(html), ...valuesOf(visible(html), ATTRIBUTES).map(decoded)]
      .join('\n')
      .replace(/\S*@\S+|https?:\S+|\{\{\w+\}\}/g, '')
      .match(/\p{Script=Latin}{2,}/gu);
    expect([...new Set(words)].filter((word) => !allowed.has(word))).toEqual([]);
  });

  it.each(arabic)(
    '$path reads from right to left, says as much as in English and reports the same',
    (page) => {
      expect(page.html).toMatch(/<html lang="ar-AE" dir="rtl"/);
      const words = ({ html }: BuiltPage) => textOf(html).match(/\p{L}{2,}/gu)?.length ?? 0;
      // Arabic joins 'and', 'the' and 'for' to the word behind them: it has about a quarter fewer.
      expect(words(page)).toBeGreaterThan(words(twinOf(page)) * 0.6);
      // A menu stands in the order of its language's alphabet.
      const events = ({ html }: BuiltPage) =>
        valuesOf(html, / data-(?:event|section|location)="([^"]*)"/g).sort();
      expect(events(page)).toEqual(events(twinOf(page)));
    },
  );

  it.each(arabic)('$path keeps to the words of the glossary', ({ html }) => {
    expect(NOT_WRITTEN.exec(textOf(html))?.[0]).toBeUndefined();
  });

  it.each(arabic)(
    '$path begins every chat with a greeting and ends it as people do, or with a colon to go on',
    ({ html }) => {
      const texts = valuesOf(html, /https:\/\/wa\.me\/\d+\?text=([^"&]*)/g).map(decodeURIComponent);
      expect(texts.filter((text) => !/^السلام عليكم، .*(?:وشكرًا\.|:)$/su.test(text))).toEqual([]);
    },
  );

  it('have a feed that leads to the blog and names a category once', () => {
    const feed = readFileSync(join(dist, 'ar/blog/rss.xml'), 'utf8');
    expect(feed).toMatch(/<channel>.*?<link>[^<]*\/ar\/blog<\/link>/s);
    for (const item of valuesOf(feed, /<item>(.*?)<\/item>/gs)) {
      const categories = valuesOf(item, /<category>([^<]*)/g);
      expect(categories).toEqual([...new Set(categories)]);
    }
  });

  it.each(arabic)('$path isolates every phone number, so that it never turns round', ({ html }) => {
    const bare = visible(html).match(/(?<!tel:|<bdi>|\u2066)\+971[ \d]+/g);
    expect(bare ?? []).toEqual([]);
  });
});

describe('two languages', () => {
  it.each(all)('$path leads to another one by the switch alone, islands included', ({ path, html }) => {
    const links = html.replace(/<head>[\s\S]*<\/head>|<a [^>]*hrefLang=[^>]*>/g, '');
    const inProps = valuesOf(links, / props="([^"]*)"/g).flatMap((props) =>
      valuesOf(decoded(props), /"(\/[a-z][^"]*)"/g),
    );
    const pages = [...valuesOf(links, /<a [^>]*?href="(\/[^"#]*)/g), ...inProps]
      .map((href) => href.replace(/[?#].*/, ''))
      .filter((href) => !/\.\w+$|^\/(api|_)/.test(href));
    expect(pages.filter((href) => isArabic(href) !== isArabic(path))).toEqual([]);
  });
});
