/**
 * `npm start` builds the site if it is missing or outdated, then serves it. With NODE_ENV=production it never builds.
 */
import '../server/settings-file.ts';
import { settingsOrExit } from '../server/settings.ts';
import { buildIfNeeded } from './support/release.ts';

// In production the output contains only JSON log lines.
if (settingsOrExit(() => {}).NODE_ENV !== 'production') {
  await buildIfNeeded();
  console.log('Before going live: `npm run launch-check` lists what is still a placeholder.');
}
await import('../server/main.ts');
