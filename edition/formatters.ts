import { type Href, localPath, pagePath } from '../contract/routes.ts';
import type { Clock, Day } from '../domain/dubai-time.ts';
import {
  countWords,
  FIRST_LANGUAGE,
  formatAmount,
  formatClock,
  formatDay,
  formatMoney,
  formatRating,
  formatReviewDate,
  listLocale,
  withCurrency,
} from '../domain/format.ts';
import type { Hours } from '../domain/opening-hours.ts';
import { fill, isolated, type PluralWords } from '../domain/text.ts';
import type { Words } from './schema/catalogue.ts';

/** A longer name may be parted: with letters set apart it would leave a narrow column. */
const LONGEST_WHOLE_NAME = 11;

/** How a language writes numbers, times, lists and links: what every text needs, before any is read. */
export type Formatters = ReturnType<typeof formattersOf>;

export function formattersOf(
  locale: string,
  words: Pick<Words['interface'], 'language' | 'numbers' | 'units'>,
) {
  const tag = `${locale}-AE`;
  const { units, numbers, language } = words;
  const percents = new Intl.NumberFormat(tag, { style: 'percent' });
  const all = new Intl.ListFormat(listLocale(tag), { type: 'conjunction' });
  const either = new Intl.ListFormat(listLocale(tag), { type: 'disjunction' });
  const [, joint] = all.formatToParts(['a', 'b']);
  const comma = language.direction === 'rtl' ? '،' : ',';
  // What holds the joint itself would come apart: 'Trim and line-up, and shave'; in Arabic every one is joined so.
  const apart = (texts: readonly string[]) =>
    all
      .formatToParts(texts)
      .map(({ type, value }) => (type === 'literal' && value.startsWith(' ') ? comma + value : value))
      .join('');
  const and = (texts: readonly string[]) =>
    texts.some((text) => joint && text.includes(joint.value)) ? apart(texts) : all.format(texts);
  const href: Href = (name, ...subject) => localPath(pagePath(name, ...subject), locale);
  const held = (text: string) => text.replaceAll(' ', '\u00a0');
  // In Arabic one letter may say the half of the day: it would stand alone on the next line.
  const inOneLine = (time: string) => (language.direction === 'rtl' ? time.replace(' ', '\u00a0') : time);
  const clock = (time: Clock) => inOneLine(formatClock(time, tag));
  const money = (dirhams: number) => formatMoney(dirhams, tag, units.money);
  const amount = (dirhams: number) => formatAmount(dirhams, tag);
  const minutes = (count: number) => countWords(units.minutes, count, tag);
  const span = (from: number, to: number) =>
    from === to ? amount(from) : fill(units.range, { from: amount(from), to: amount(to) });
  return {
    locale,
    /** For Intl: English as written in the Emirates. */
    tag,
    name: language.name,
    direction: language.direction,
    /** The part of the address that names the language; none for the first. */
    prefix: locale === FIRST_LANGUAGE ? undefined : locale,
    /** The address of a page in this language. */
    href,
    /** A phone number, an email address or a handle within a sentence: nothing turns it round. */
    isolated: (text: string) => isolated(text, language.direction),
    /** The name of a place within a text, on one line. */
    placeName: (name: string) => (name.length > LONGEST_WHOLE_NAME ? name : held(name)),
    /** Any path of the site in this language, such as one that a text names. */
    local: (path: string) => localPath(path, locale),
    /** AED: 'AED 60'. */
    money,
    /** AED: 'AED 60–70'; 'AED 60' where both are one. */
    moneyRange: (from: number, to: number) => withCurrency(span(from, to), units.money),
    /** The same within a sentence, where Arabic bends the noun: '60 درهمًا' beside the label '60 درهم'. */
    moneyInText: (from: number, to = from) =>
      held(countWords(units.moneyInText, to, tag, { count: span(from, to) })),
    minutes,
    /** '30–45'; '40' where both are one. */
    span,
    minutesRange: (from: number, to: number) =>
      from === to ? minutes(from) : fill(units.minutesRange, { from: String(from), to: String(to) }),
    clock,
    /** '9:00 AM – 1:00 AM' */
    hours: ({ opens, closes }: Hours) => fill(units.hours, { opens: clock(opens), closes: clock(closes) }),
    /** 'Jan 05, 2025' of an ISO 8601 instant, on one line. */
    date: (iso: string) => held(formatReviewDate(iso, tag)),
    /** 'Sunday, 5 January 2025'. */
    day: (day: Day) => formatDay(day, tag),
    /** '4.9', always one decimal. */
    rating: (rating: number) => formatRating(rating),
    /** '85%', from a number of 0 to 100. */
    percent: (value: number) => percents.format(value / 100),
    /** 'Al Barsha 1, Barsha Heights and JVC'. */
    and,
    /** 'Al Barsha 1, Barsha Heights or JVC'. */
    or: (texts: readonly string[]) => either.format(texts),
    /** '27 more' */
    more: (count: number) => countWords(units.more, count, tag),
    /** 'three'; a figure beyond the numbers that the words spell out. */
    inWords: (count: number) => numbers[count] ?? String(count),
    fill,
    count: (said: PluralWords, count: number, values?: Record<string, string>) =>
      countWords(said, count, tag, values),
  };
}
