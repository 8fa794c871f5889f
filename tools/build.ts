/** `npm run build`: compiles the program when its sources are newer, and publishes the content as it stands. */
import '../server/settings-file.ts';
import { accessSync, constants } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { lockFile } from '../desk/lock.ts';
import { publicationsOf } from '../desk/publication.ts';
import { Refusal } from '../desk/refusal.ts';
import { findingsText } from '../edition/from-folder.ts';
import { compileProgram, isUncompiled } from '../publish/program.ts';
import { checkAddress } from '../publish/releases.ts';
import { settingsOrExit } from '../server/settings.ts';
import { makeFolder } from '../server/store/store-file.ts';

/** How long another publication may take until this one gives up. */
const LOCK_MS = 120_000;

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
enableCompileCache();
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
try {
  await checkAddress(RELEASES_DIR, SITE_URL ?? '', 'This build');
  const start = performance.now();
  if (isUncompiled()) {
    await compileProgram();
    console.log(`Program compiled in ${seconds(start)}`);
  }
  const project = join(import.meta.dirname, '..');
  const places = { content: CONTENT_DIR, releases: RELEASES_DIR, dataDir: DATA_DIR, project };
  const publications = publicationsOf(places);
  if (!(await lockFile(publications.repository.lockPath, LOCK_MS)))
    throw new Refusal('Another publication is running. Try again when it is done.');
  const rendering = performance.now();
  const { release, notices } = await publications.publishCurrent();
  if (notices.length) console.log(findingsText({ mistakes: [], notices }));
  console.log(`Release ${release} is rendered in ${seconds(rendering)} and served`);
  // Modules of the renderer and the compiler keep timers.
  process.exit(0);
} catch (error) {
  const { message, stack } = error as Error;
  if (error instanceof Refusal)
    console.error(error.mistakes.length ? findingsText({ mistakes: error.mistakes, notices: [] }) : message);
  else console.error(stack ?? message);
  console.error('The site stays as it was.');
  process.exit(1);
}
