/** Fills '{branch}' and the like; RangeError for a placeholder without a value. */
export function fill(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`No value for {${name}} in: ${template}`);
    return value;
  });
}

/** One text a form that the language has for numbers; `other` where it has none of its own. */
export type PluralWords = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/** Parts of one line with the comma of their script between them: 'Service, Time', 'الخدمة، الوقت'. */
export const inOneLine = (parts: readonly string[], tag: string) =>
  parts.join(/^ar\b/.test(tag) ? '، ' : ', ');

/** The voice that reads what a visitor wrote: nobody says in which language. */
export const languageOf = (text: string): 'ar' | 'en' => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

/** A name such as 'Beard shave / trim / style' for a narrow column: a stroke may end a line, and begins none. */
export const noBreakBeforeSlash = (name: string): string => name.replaceAll(' /', '\u00a0/');

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/**
 * A number or a name that runs from left to right within a text that runs the other way: what <bdi> is where there can be an
 * element (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates). Without it '+971 4' is shown as '4 971+'.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? LEFT_TO_RIGHT + text + END : text;

/**
 * Text without control characters but tab and line end, and without halves of characters: stores disagree on what they
 * do with them, and nobody types them.
 */
export const plainText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

export const isPlainText = (text: string) => plainText(text) === text;

/** Embeddings, overrides and isolates: they show a text in another order than it is read (https://www.unicode.org/reports/tr9/). */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
export const withoutBidiControls = (text: string) => text.replace(BIDI_CONTROLS, '');

/** No line end, no control character, and nothing that turns the order of letters round. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029]/u.test(text) && withoutBidiControls(text) === text;

const UNSEEN =
  /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}]+/gu;

/**
 * Nothing that anybody could see: spaces of every kind, control and format characters (zero widths, direction marks,
 * tags), letters that Unicode draws as nothing (the Hangul fillers), and signs that are empty by design (the blank of
 * Braille, the null notehead).
 */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** A name of a person or a place: in one line, with a letter or a digit that can be seen. git takes no others for an author. */
export const isName = (text: string): boolean =>
  isOneLine(text) && /[\p{L}\p{N}]/u.test(text.replace(UNSEEN, ''));

/** Whether a text has a letter or a digit that can be seen: signs and pictures alone are no name, and no title. */
export const hasLetters = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}]/gu, ''));
