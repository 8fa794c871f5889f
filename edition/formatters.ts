import { type Href, localPath, pagePath } from '../contract/routes.ts';
import type { Clock, Day } from '../domain/dubai-time.ts';
import {
  countWords,
  FIRST_LANGUAGE,
  formatClock,
  formatDay,
  formatDayMonth,
  formatRating,
  formatReviewDate,
  listLocale,
} from '../domain/format.ts';
import { hoursText, weekdayNotes } from '../domain/hours-text.ts';
import { unmarked } from '../domain/marks.ts';
import type { Hours, WeeklyHours } from '../domain/opening-hours.ts';
import { type Span, span } from '../domain/span.ts';
import { formatMinutes, formatPrice, formatSpan } from '../domain/span-text.ts';
import { fill, isolated, type PluralWords } from '../domain/text.ts';
import type { Words } from './schema/catalogue.ts';

/** Longer names may wrap: with letter-spacing they would overflow a narrow column. */
const MAX_UNBROKEN_NAME = 11;

/** The marker of a non-text field, such as a price, in an edit render; otherwise ''. */
export type Mark = (field: string) => string;

/** Formats numbers, times, lists and links of a language. */
export type Formatters = ReturnType<typeof formattersOf>;

export function formattersOf(
  locale: string,
  words: Pick<Words['interface'], 'hours' | 'language' | 'numbers' | 'units'>,
  mark: Mark = () => '',
) {
  const tag = `${locale}-AE`;
  const { units, numbers, language } = words;
  const percents = new Intl.NumberFormat(tag, { style: 'percent' });
  const conjunctionList = new Intl.ListFormat(listLocale(tag), { type: 'conjunction' });
  const disjunctionList = new Intl.ListFormat(listLocale(tag), { type: 'disjunction' });
  const [, conjunction] = conjunctionList.formatToParts(['a', 'b']);
  const comma = language.direction === 'rtl' ? '،' : ',';
  // Adds a comma where an item itself contains 'and': 'Trim and line-up, and shave'. In Arabic every item needs one.
  const withCommas = (texts: readonly string[]) =>
    conjunctionList
      .formatToParts(texts)
      .map(({ type, value }) => (type === 'literal' && value.startsWith(' ') ? comma + value : value))
      .join('');
  const and = (texts: readonly string[]) =>
    texts.some((text) => conjunction && text.includes(conjunction.value))
      ? withCommas(texts)
      : conjunctionList.format(texts);
  const href: Href = (name, ...subject) => localPath(pagePath(name, ...subject), locale);
  const nonBreaking = (text: string) => text.replaceAll(' ', '\u00a0');
  // The single Arabic letter for AM or PM must not wrap onto its own line.
  const keepOnOneLine = (time: string) => (language.direction === 'rtl' ? time.replace(' ', '\u00a0') : time);
  const clock = (time: Clock) => keepOnOneLine(formatClock(time, tag));
  const price = (one: Span) => formatPrice(one, tag, units);
  return {
    locale,
    mark,
    /** The locale for Intl, such as en-AE. */
    tag,
    name: language.name,
    direction: language.direction,
    /** The language prefix of addresses; undefined for the default language. */
    prefix: locale === FIRST_LANGUAGE ? undefined : locale,
    /** The address of a page in this language. */
    href,
    /** Keeps a phone number, email address or handle left to right within a sentence. */
    isolated: (text: string) => isolated(text, language.direction),
    /** A place name that does not wrap, unless it is long. */
    placeName: (name: string) => (unmarked(name).length > MAX_UNBROKEN_NAME ? name : nonBreaking(name)),
    /** Adds the language prefix to a path, such as a link in a text. */
    local: (path: string) => localPath(path, locale),
    /** 'AED 60' */
    money: (dirhams: number) => price(span(dirhams)),
    /** 'AED 60', 'AED 60–70' or 'from AED 85' */
    price,
    /** A price within a sentence, where Arabic inflects the noun: '60 درهمًا', not the label's '60 درهم'. */
    priceInText: (price: Span) =>
      formatSpan(price, tag, units, (count, most) =>
        nonBreaking(countWords(units.moneyInText, most, tag, { count })),
      ),
    /** '40 min', '45–60 min' or 'from 30 min' */
    minutes: (minutes: Span) => formatMinutes(minutes, tag, units),
    hoursInText: (count: number) => countWords(units.hoursInText, count, tag),
    /** '40', '30–45' or 'from 30' */
    span: (one: Span) => formatSpan(one, tag, units),
    clock,
    /** '9:00 AM – 1:00 AM' */
    hours: (hours: Hours) => hoursText(hours, units.hours, tag, clock),
    closed: words.hours.closed,
    /** 'closed until 2 March' */
    closedUntil: (day: Day) => fill(words.hours.closedUntil, { until: formatDayMonth(day, tag) }),
    /** ['Friday: 2:00 PM'], the weekdays of which `show` says something else. */
    weekdayNotes: (weekly: WeeklyHours, show: (hours: Hours | null) => string) =>
      weekdayNotes(words.hours, weekly, tag, show),
    /** Formats an ISO 8601 instant as 'Jan 05, 2025', non-breaking. */
    date: (iso: string) => nonBreaking(formatReviewDate(iso, tag)),
    /** 'Sunday, 5 January 2025'. */
    day: (day: Day) => formatDay(day, tag),
    /** '5 January' */
    dayMonth: (day: Day) => formatDayMonth(day, tag),
    /** '4.9', always one decimal. */
    rating: formatRating,
    /** '85%' from 85. */
    percent: (value: number) => percents.format(value / 100),
    /** 'Al Barsha 1, Barsha Heights and JVC'. */
    and,
    /** 'Al Barsha 1, Barsha Heights or JVC'. */
    or: (texts: readonly string[]) => disjunctionList.format(texts),
    /** '27 more' */
    more: (count: number) => countWords(units.more, count, tag),
    /** 'three', or digits if the words do not spell out the number. */
    numberWord: (count: number) => numbers[count] ?? String(count),
    fill,
    count: (forms: PluralWords, count: number, values?: Record<string, string>) =>
      countWords(forms, count, tag, values),
  };
}
