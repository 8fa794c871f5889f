import { describe, expect, it } from 'vitest';
import { allPages, type BuiltPage, decoded } from '../support/dist.ts';
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
const HIDDEN =
  /<(script|style|svg|template)[\s>][\s\S]*?<\/\1>|<meta (?:name|property)="(?!description|og:title|og:description)[^>]*>/g;
/** Elements marked as another language: language switch and offer, names in the other script. */
const OTHER_LANGUAGE = /<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g;
/** Island props; the island itself isolates the numbers that it shows. */
const PROPS = /\sprops="[^"]*"/g;

const visible = (html: string) => html.replace(HIDDEN, '').replace(OTHER_LANGUAGE, '').replace(PROPS, '');
const textOf = (html: string) => decoded(visible(html).replace(/<[^>]*>/g, ' '));
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Names, brands and codes that Arabic writes in Latin letters. */
const BRANDS = 'JK Masters Google IP JVC JVT JLT RSS SVG PNG PDF KB AA JPEG TXT WCAG'.split(' ');
/** Barbers without an Arabic name, and authors of samples. */
const people = ['team', 'testimonials', 'reviews', 'press']
  .flatMap((file) => read(`content/facts/${file}.yaml`).split('\n'))
  .filter((line) => !line.includes('arabicName'))
  .flatMap((line) => /name: ([^,}]+)/.exec(line)?.[1]?.split(' ') ?? []);
const allowed = new Set([...BRANDS, ...people, 'HTML']);
/** Ambiguous words and second terms for one concept (content/ar/README.md). */
const AVOIDED =
  /12:\d\d\s[صم]|الحلاقة التقليدية|حلاقة تقليدية|السكين(?! فيد)|القفا|معدّل|غاردنز|المتصفح|وراء الكرسي|الحمّام(?! المغربي)|مكسّر|موس مفتوح|معجون مطفأ|واتسابه|غرينز|تعرّف على|اعثر على|بعد الدوام|(?:في|اترك|واترك|سرّح|وسرّح) الأعلى/u;

describe('the pages in Arabic', () => {
  it('have the same paths as the English ones', () => {
    expect(arabic.map(({ path }) => plainPath(path)).sort()).toEqual([...english.keys()].sort());
  });

  it.each(arabic)('$path has no Latin words except names, brands and codes', ({ html }) => {
    const words = [textOf(html), ...valuesOf(visible(html), ATTRIBUTES).map(decoded)]
      .join('\n')
      .replace(/\S*@\S+|https?:\S+|\{\{\w+\}\}/g, '')
      .match(/\p{Script=Latin}{2,}/gu);
    expect([...new Set(words)].filter((word) => !allowed.has(word))).toEqual([]);
  });

  it.each(arabic)('$path is right-to-left, has as much text as in English and the same events', (page) => {
    expect(page.html).toMatch(/<html lang="ar-AE" dir="rtl"/);
    const words = ({ html }: BuiltPage) => textOf(html).match(/\p{L}{2,}/gu)?.length ?? 0;
    // Arabic has about a quarter fewer words, because 'and', 'the' and 'for' are prefixes.
    expect(words(page)).toBeGreaterThan(words(twinOf(page)) * 0.6);
    // Sorted, because each language orders the menu alphabetically.
    const events = ({ html }: BuiltPage) =>
      valuesOf(html, / data-(?:event|section|location)="([^"]*)"/g).sort();
    expect(events(page)).toEqual(events(twinOf(page)));
  });

  it.each(arabic)('$path uses the terms of the glossary', ({ html }) => {
    expect(AVOIDED.exec(textOf(html))?.[0]).toBeUndefined();
  });

  it.each(arabic)(
    '$path begins every chat with a greeting and ends it with thanks or a colon',
    ({ html }) => {
      const texts = valuesOf(html, /https:\/\/wa\.me\/\d+\?text=([^"&]*)/g).map(decodeURIComponent);
      expect(texts.filter((text) => !/^السلام عليكم، .*(?:وشكرًا\.|:)$/su.test(text))).toEqual([]);
    },
  );

  it.each(arabic)('$path isolates every phone number, so that it stays left to right', ({ html }) => {
    const bare = visible(html).match(/(?<!tel:|<bdi>|\u2066)\+971[ \d]+/g);
    expect(bare ?? []).toEqual([]);
  });
});

describe('two languages', () => {
  it.each(all)('$path links to the other language only by its switch, also in islands', ({ path, html }) => {
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
