/** `npm start`: builds when the site is missing or older than its sources, then serves it. */
import { buildIfNeeded } from './support/site-build.ts';

buildIfNeeded();
console.log('Before going live: `npm run launch-check` lists what is still a placeholder.');
await import('../server/main.ts');
