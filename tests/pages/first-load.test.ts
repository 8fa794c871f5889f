import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allPages, dist, firstScriptBytes, typefaceBytes } from '../support/dist.ts';

const HOMES = ['index', 'ar'];
const HOME = 24 * 1024;
const SCRIPTS = 5_200;
const TYPEFACES = 70_000;

test.each(allPages())('$path loads few bytes before the first interaction', ({ html }) => {
  const scripts = firstScriptBytes(html);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(SCRIPTS);
  const typefaces = typefaceBytes(html);
  expect(typefaces).toBeGreaterThan(0);
  expect(typefaces).toBeLessThanOrEqual(TYPEFACES);
});

test.each(HOMES)('the home page %s is sent in few bytes, with its styles', (name) => {
  expect(statSync(join(dist, `${name}.html.br`)).size).toBeLessThanOrEqual(HOME);
});
