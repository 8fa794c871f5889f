/** `npm run build`: checks the content, and leaves and serves a new release. It prints a line a phase, and what is wrong. */
import '../server/settings-file.ts';
import { accessSync, constants, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { repositoryOf } from '../desk/repository.ts';
import { checkAddress, pruneReleases, recordContent, serveRelease } from '../publish/releases.ts';
import { settingsOrExit } from '../server/settings.ts';
import { makeFolder } from '../server/store/store-file.ts';

// Astro would answer a wrong address with a stack, and only after it began.
const { RELEASES_DIR, CONTENT_DIR, DATA_DIR, SITE_URL } = settingsOrExit();
try {
  makeFolder(RELEASES_DIR);
  accessSync(RELEASES_DIR, constants.W_OK);
} catch (error) {
  console.error(
    `RELEASES_DIR=${RELEASES_DIR} is no folder that you may write to: ${(error as Error).message}. For example: RELEASES_DIR=/var/lib/jk-masters/releases`,
  );
  process.exit(2);
}
try {
  await checkAddress(RELEASES_DIR, SITE_URL ?? '', 'This build');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const project = join(import.meta.dirname, '..');
const repository = repositoryOf({ folder: CONTENT_DIR, dataDir: DATA_DIR, project });
process.env.CONTENT_DIR = CONTENT_DIR;
// Whoever publishes has made a copy of the content ready; builds find packages only below the project.
process.on('disconnect', () => process.exit(1));
let built = '';
if (!process.send && repository.isOwn) {
  await repository
    .update(join(project, 'content'))
    .catch((error) =>
      console.error(`What this version brings to the content could not be joined: ${error.message}`),
    );
  const place = join(project, '.astro', `.new-content-${process.pid}`);
  process.on('exit', () => rmSync(place, { recursive: true, force: true }));
  process.env.CONTENT_DIR = join(place, 'content');
  built = await repository.copyTo(process.env.CONTENT_DIR);
}
// What is built here is nobody else's business.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Compiling Astro and Vite is a good part of a build that changes little.
enableCompileCache();
const { build } = await import('astro');
type Place = { file?: string; line: number; column: number };
try {
  await build({ root: project, logLevel: 'warn' });
  const number = Number(process.env.RELEASE_NUMBER);
  if (built) await recordContent(RELEASES_DIR, number, built);
  if (process.send) process.send({ release: number });
  else if (built && built !== (await repository.head()))
    console.log(`Release ${number} is not served: newer content was published meanwhile`);
  else {
    // Astro calls itself production, whatever it was told.
    await serveRelease(RELEASES_DIR, number, { SITE_URL });
    await pruneReleases(RELEASES_DIR);
    console.log(`Release ${number} is served`);
  }
  // Servers that Vite opened for the build would keep the process for good.
  process.exit(0);
} catch (error) {
  // Vite and Astro name the place of a mistake beside its message.
  const { message, stack, loc, frame } = error as Error & { loc?: Place; frame?: string };
  const place = loc && [message, `${loc.file}:${loc.line}:${loc.column}`, frame];
  console.error(place ? place.filter(Boolean).join('\n') : stack);
  console.error('The site stays as it was.');
  process.exit(1);
}
