import { type Clock, clockMinutes, type Day, instant } from './dubai-time.ts';
import { fill, type PluralWords } from './text.ts';

/** Memoizes by key: creating an Intl formatter costs a thousand times as much as using it. */
export function cached<T, Key = string>(make: (key: Key) => T): (key: Key) => T {
  const values = new Map<Key, T>();
  return (key) => {
    const found = values.get(key) ?? make(key);
    values.set(key, found);
    return found;
  };
}

/** The language whose addresses have no prefix. */
export const FIRST_LANGUAGE = 'en';

const isEnglish = (tag: string) => /^en\b/.test(tag);
const isArabic = (tag: string) => /^ar\b/.test(tag);

/** English times and dates use the American format: '1:00 AM', 'Jan 05, 2025'. */
const clockLocale = (tag: string) => (isEnglish(tag) ? 'en-US' : tag);

/** English lists omit the Oxford comma: 'Al Barsha, Barsha Heights and JVC'. */
export const listLocale = (tag: string) => (isEnglish(tag) ? 'en-GB' : tag);

/** Always one decimal: '5.0'. Not by Intl: the first number that it formats takes a slow phone 50 ms. */
export const formatRating = (rating: number): string => (Math.round(rating * 10) / 10).toFixed(1);

/** Kilometres with one decimal: '3.4'. */
export const formatDistance = (km: number, tag: string): string =>
  km.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const pluralRules = cached((tag) => new Intl.PluralRules(tag));

/** Selects the plural form and fills in '{count}': '1 review', '3 reviews'. */
export function countWords(
  words: PluralWords,
  count: number,
  tag: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = words[pluralRules(tag).select(count)] ?? words.other;
  return fill(text, { count: count < 1_000 ? `${count}` : count.toLocaleString(tag), ...values });
}

const clocks = cached(
  (tag) => new Intl.DateTimeFormat(clockLocale(tag), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** Names midnight, the hours after it, and noon, where «ص» or «م» is ambiguous; Intl calls midnight «في المساء» (evening). */
function arabicPart(minutes: number): string | undefined {
  if (minutes === 0) return 'منتصف الليل';
  if (minutes < 240) return 'بعد منتصف الليل';
  return minutes >= 720 && minutes < 780 ? 'ظهرًا' : undefined;
}

/** '01:00' as '1:00 AM'. Engines differ in the space before AM; a plain one keeps server and browser output equal. */
export function formatClock(clock: Clock, tag: string): string {
  const minutes = clockMinutes(clock);
  const time = clocks(tag)
    .format(minutes * 60_000)
    .replace(/[\u00a0\u202f]/g, ' ');
  return isArabic(tag) ? time.replace(/[صم]$/, (half) => arabicPart(minutes) ?? half) : time;
}

export const DUBAI_ZONE = 'Asia/Dubai';
const dates = cached(
  (tag) =>
    new Intl.DateTimeFormat(clockLocale(tag), {
      month: 'short',
      // Two digits are specified for English; other languages write no leading zero.
      day: isEnglish(tag) ? '2-digit' : 'numeric',
      year: 'numeric',
      timeZone: DUBAI_ZONE,
    }),
);
const shortDays = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: DUBAI_ZONE }),
);
const daysOfMonth = cached(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: DUBAI_ZONE }),
);
const days = cached((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: DUBAI_ZONE }));

/** An ISO 8601 instant as its Dubai date, MMM dd, yyyy: 'Jan 05, 2025'. */
export const formatReviewDate = (iso: string, tag: string): string => dates(tag).format(new Date(iso));

/** 'Sun 5 Jan' in the language's own order; Arabic omits the comma. */
export const formatShortDay = (day: Day, tag: string): string =>
  shortDays(tag).format(instant(day, '12:00')).replace(/[،,]/, '');

/** '5 January' */
export const formatDayMonth = (day: Day, tag: string): string =>
  daysOfMonth(tag).format(instant(day, '12:00'));

/** 'Sunday, 5 January 2025' in the language's own order; Arabic omits the comma. */
export const formatDay = (day: Day, tag: string): string =>
  days(tag).format(instant(day, '12:00')).replace('،', '');
