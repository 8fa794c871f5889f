import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/** Every built page as its path: 'locations/jvc.html' is '/locations/jvc'. */
export function builtPages(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html' && file !== 'barber-not-found.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export const missingPage = '/no-such-page';
export const missingBarber = '/barber/nobody';
