import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const rules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

// Results must depend only on the arguments, in any time zone.
const IMPURE =
  /\bDate\.now\b|new Date\(\)|Math\.random|\.(get|set)(?!UTC|Time\b)(FullYear|Month|Date|Day|Hours|Minutes)\(|process\./;

test.each(rules)('%s uses no clock, randomness or local time, and imports only from this folder', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  expect(source).not.toMatch(IMPURE);
  for (const [, from] of source.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^\.\/[\w-]+\.ts$/);
});
