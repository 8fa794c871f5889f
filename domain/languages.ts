import { cached } from './format.ts';

/** Languages that barbers may speak. */
export const SPOKEN = ['ar', 'bn', 'en', 'fa', 'fil', 'fr', 'hi', 'ml', 'ne', 'ru', 'tr', 'ur'] as const;
const languageNames = cached((tag) => new Intl.DisplayNames(tag, { type: 'language' }));
/** 'Arabic' */
export const formatLanguage = (code: string, tag: string): string => languageNames(tag).of(code) ?? code;
