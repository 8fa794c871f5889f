/**
 * `npm start`: builds when the site is missing or older than its sources, then serves it. With NODE_ENV=production it
 * serves the last good release and never builds.
 */
import '../server/settings-file.ts';
import { settingsOrExit } from '../server/settings.ts';
import { buildIfNeeded } from './support/release.ts';

// What is said in production is the log, a JSON line each.
if (settingsOrExit(() => {}).NODE_ENV !== 'production') {
  await buildIfNeeded();
  console.log('Before going live: `npm run launch-check` lists what is still a placeholder.');
}
await import('../server/main.ts');
