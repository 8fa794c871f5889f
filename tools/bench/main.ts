/**
 * `npm run bench`: what is sent, how fast the server answers, what Lighthouse says. `npm run bench -- bytes` runs one part.
 * Nothing here fails: the numbers are for people; budgets are held by tests.
 */
import { existsSync } from 'node:fs';
import { dist } from '../support/release.ts';
import { bytes } from './bytes.ts';
import { figures } from './figures.ts';
import { growth } from './growth.ts';
import { lighthouse } from './lighthouse.ts';
import { serving } from './serving.ts';
import { store } from './store.ts';

const parts = { bytes, serving, store, figures, growth, lighthouse };
const isPart = (name: string): name is keyof typeof parts => name in parts;

if (!existsSync(dist)) {
  console.error('There is no built site: run npm run build');
  process.exit(1);
}
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length ? asked.filter(isPart) : (Object.keys(parts) as (keyof typeof parts)[])) {
  console.log(`\n== ${name}`);
  await parts[name](dist);
}
