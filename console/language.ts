import { localPath, routes } from '../contract/routes.ts';
import { STAFF_PATH } from '../contract/staff.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import type { ConsoleProps } from './words.ts';

const STORED = 'console-language';

/** Remembers the language of the console page that was opened last; the editor on the pages of the site speaks it, too. */
export const rememberLanguage = ({ today, locale }: ConsoleProps) =>
  localStorage.setItem(STORED, today.languages.find(({ tag }) => tag === locale)?.locale ?? FIRST_LANGUAGE);

export const consoleLanguage = () => localStorage.getItem(STORED) ?? FIRST_LANGUAGE;
export const consolePath = () => localPath(STAFF_PATH, consoleLanguage());
export const homePath = () => localPath(routes.home, consoleLanguage());
