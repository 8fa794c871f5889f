import { test } from '@playwright/test';
import type { Edition } from '../../edition/edition.ts';
import { editions } from './editions.ts';

/** Runs the same stories in every language of the site. */
export function inEveryLanguage(stories: (edition: Edition) => void): void {
  for (const edition of editions) test.describe(`in ${edition.locale}`, () => stories(edition));
}
