import { expect, test } from 'vitest';
import { urlOf } from './files.ts';

test.each([
  ['index.html', '/'],
  ['locations/jvc.html', '/locations/jvc'],
  ['api/services.json', '/api/services'],
  ['ar/api/services.json', '/ar/api/services'],
  ['_astro/a.js', '/_astro/a.js'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
])('%s answers %s', (file, url) => expect(urlOf(file)).toBe(url));
