import type { Values } from '../contract/findings.ts';
import { localPath, pagePath, routes } from '../contract/routes.ts';
import { STAFF_PATH } from '../contract/staff.ts';
import { isDay } from '../domain/dubai-time.ts';
import { FIRST_LANGUAGE, formatDay } from '../domain/format.ts';
import { fillIsolated } from '../domain/text.ts';
import type { ConsoleProps } from './words.ts';

const KEY = 'console-language';

let messages: Record<string, string> = {};
/** The locale for Intl, such as en-AE. */
let tag = `${FIRST_LANGUAGE}-AE`;

/** Sets the language of the console, and stores it, so that the editor on the site's pages uses it, too. */
export function setLanguage({ language, locale, words }: ConsoleProps): void {
  messages = words.messages;
  tag = locale;
  localStorage.setItem(KEY, language);
}

/**
 * Redirects a browser that has never opened the console from the first language to the browser's own, if the console has it.
 * Returns whether it does.
 */
export function openInPhoneLanguage({ today: { languages }, language, locale }: ConsoleProps): boolean {
  if (language !== FIRST_LANGUAGE || localStorage.getItem(KEY)) return false;
  const wanted = navigator.languages
    .map((tag) => languages.find((language) => language.locale === tag.split('-')[0]))
    .find(Boolean);
  if (!wanted || wanted.tag === locale) return false;
  location.replace(localPath(STAFF_PATH, wanted.locale) + location.hash);
  return true;
}

/** Translates an English sentence of the server and its values, if `known` has translations. Days are written out. */
export function translate(known: Record<string, string>, sentence: string, values: Values = {}): string {
  const text = known[sentence] ?? sentence;
  const show = (value: string | number) =>
    typeof value === 'string' && isDay(value) ? formatDay(value, tag) : (known[value] ?? value);
  const translated = Object.entries(values).map(([name, value]) => [name, show(value)]);
  return translated.length ? fillIsolated(text, Object.fromEntries(translated)) : text;
}

/** Translates a sentence of the server into the language of the console. */
export const translateMessage = (sentence: string, values?: Values) => translate(messages, sentence, values);

export const consoleLanguage = () => localStorage.getItem(KEY) ?? FIRST_LANGUAGE;
export const consolePath = () => localPath(STAFF_PATH, consoleLanguage());
/** The language of a page of the site, by its address. */
export const languageOf = (page: string, { today: { languages } }: ConsoleProps) =>
  languages.find(({ locale }) => `${page}/`.startsWith(`/${locale}/`))?.locale ?? FIRST_LANGUAGE;
/** The page where an account starts to edit: the home page, or the page of its branch. */
export const startPage = ([slug]: readonly string[]) =>
  localPath(slug ? pagePath('branch', { slug }) : routes.home, consoleLanguage());
