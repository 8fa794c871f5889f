/** A name for a value of the page: '{branch}'. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills placeholders such as '{branch}'; throws a RangeError for a missing value. */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`No value for {${name}} in: ${template}`);
    return String(value);
  });
}

/** One text per CLDR plural category; `other` is the fallback. */
export type PluralWords = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/** Joins parts with the comma of the script: 'Service, Time', 'الخدمة، الوقت'. */
export const joinWithComma = (parts: readonly string[], tag: string) =>
  parts.join(/^ar\b/.test(tag) ? '، ' : ', ');

/** Detects the language of a visitor's text by its script, for screen readers. */
export const languageOf = (text: string): 'ar' | 'en' => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

/** Allows a line break after a slash but not before it: 'Beard shave / trim / style'. */
export const noBreakBeforeSlash = (name: string): string => name.replaceAll(' /', '\u00a0/');

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/**
 * Isolates left-to-right text within right-to-left text, like <bdi> but in plain text. Without it '+971 4' is shown as
 * '4 971+' (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? LEFT_TO_RIGHT + text + END : text;

/**
 * Fills placeholders of a sentence for people. A value in another script is isolated, so that its digits and signs stay in
 * their order: an Arabic sentence would show '2027-03-01' as '01-03-2027'.
 */
export function fillIsolated(template: string, values: Parameters<typeof fill>[1]): string {
  const isolate = (value: string | number | undefined) =>
    value === undefined || languageOf(`${value}`) === languageOf(template)
      ? value
      : FIRST_STRONG + value + END;
  return fill(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)])),
  );
}

/** What `toWellFormed` returns, which Safari has had only since 16.4: lone surrogates become replacement characters. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

/** Replaces lone surrogates and removes control characters other than tab and newline: databases handle them differently. */
export const plainText = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

export const isPlainText = (text: string) => plainText(text) === text;

/** Marks, embeddings, overrides and isolates, which can display text in another order (https://www.unicode.org/reports/tr9/). */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
export const withoutBidiControls = (text: string) => text.replace(BIDI_CONTROLS, '');

/** A copied text as it would be typed: contacts and WhatsApp surround numbers and names with invisible marks, and keep their hyphens together. */
export const asTyped = (text: string) => withoutBidiControls(text).replaceAll('\u2011', '-');

/** Whether a text has no line breaks, control characters or bidi controls. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029]/u.test(text) && withoutBidiControls(text) === text;

const UNSEEN =
  /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}]+/gu;

/**
 * Whether a text has no visible character: only spaces, control and format characters (zero-width characters, direction
 * marks, tags), default-ignorable letters (Hangul fillers) and blank symbols (Braille blank, null notehead).
 */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** Whether a text has a visible letter or digit; punctuation and emoji alone are no name or title. */
export const hasLetters = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}]/gu, ''));

/** Whether a text can name a person or place: one line with a visible letter or digit. */
export const isName = (text: string): boolean => isOneLine(text) && hasLetters(text);
