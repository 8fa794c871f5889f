import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PRIVATE, type ReleaseFacts, SITE } from '../contract/release.ts';
import { buildDone } from './phases.ts';
import { publish } from './publish.ts';
import { fingerprint } from './releases/fingerprint.ts';
import {
  finishRelease,
  pruneReleases,
  releasesFolder,
  serveRelease,
  startRelease,
} from './releases/folder.ts';

/**
 * Makes `astro build` leave a release that is ready to be served, and serves it. The build works in a folder of its own:
 * where it fails, what is served stays as it is.
 */
export function publishing(folder = releasesFolder()): AstroIntegration {
  let work = '';
  let sources = '';
  return {
    name: 'publish',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build') return;
        // Taken first: what is changed during the build counts as newer.
        sources = fingerprint();
        work = await startRelease(folder);
        updateConfig({ outDir: pathToFileURL(`${join(work, SITE)}/`) });
      },
      'astro:build:done': async () => {
        const files = await publish(work);
        const about: ReleaseFacts = {
          builtAt: new Date().toISOString(),
          siteUrl: process.env.SITE_URL ?? '',
          sources,
        };
        await writeFile(join(work, PRIVATE.about), JSON.stringify(about, null, 1));
        const number = await finishRelease(folder, work);
        await serveRelease(folder, number);
        await pruneReleases(folder);
        buildDone(`Release ${number}`, `${files} files`);
      },
    },
  };
}
