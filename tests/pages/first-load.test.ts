import { expect, test } from 'vitest';
import { allPages, firstScriptBytes, typefaceBytes } from '../support/dist.ts';

// The form of /booking is above the fold and hydrates once the browser is idle.
const SCRIPTS = 5_120;
const SCRIPTS_WITH_ISLAND = 85_000;
const TYPEFACES = 70_000;

test.each(allPages())('$path loads few bytes before the first interaction', ({ path, html }) => {
  const scripts = firstScriptBytes(html);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(/\/booking$/.test(path) ? SCRIPTS_WITH_ISLAND : SCRIPTS);
  const typefaces = typefaceBytes(html);
  expect(typefaces).toBeGreaterThan(0);
  expect(typefaces).toBeLessThanOrEqual(TYPEFACES);
});
