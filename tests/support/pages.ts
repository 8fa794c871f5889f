import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** Every built page as its path: 'locations/jvc.html' is '/locations/jvc'. */
export function builtPages(): string[] {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html' && file !== 'barber-not-found.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export const missingPage = '/no-such-page';
export const missingBarber = '/barber/nobody';
