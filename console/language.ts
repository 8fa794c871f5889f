import { localPath, pagePath, routes } from '../contract/routes.ts';
import { STAFF_PATH } from '../contract/staff.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import type { ConsoleProps } from './words.ts';

const KEY = 'console-language';

/** Stores the language of the current console page, so that the editor on the site's pages uses it, too. */
export const rememberLanguage = ({ today, locale }: ConsoleProps) =>
  localStorage.setItem(KEY, today.languages.find(({ tag }) => tag === locale)?.locale ?? FIRST_LANGUAGE);

export const consoleLanguage = () => localStorage.getItem(KEY) ?? FIRST_LANGUAGE;
export const consolePath = () => localPath(STAFF_PATH, consoleLanguage());
/** Where an account begins to edit: the home page, or the page of its branch. */
export const firstPage = ([slug]: readonly string[]) =>
  localPath(slug ? pagePath('branch', { slug }) : routes.home, consoleLanguage());
