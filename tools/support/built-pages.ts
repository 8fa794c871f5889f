import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { dist } from './release.ts';

/** Answers that have no address of their own, in every language. */
const ANSWERS = new Set(['404.html', 'barber-not-found.html', 'review-problem.html']);

/** Every built page as its path: 'locations/jvc.html' is '/locations/jvc'. */
export function builtPages(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && !ANSWERS.has(basename(file)))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export const missingPage = '/no-such-page';
export const missingBarber = '/barber/nobody';
