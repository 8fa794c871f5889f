/** `npm run build`: compiles the program and `content/` where a source is newer, and renders the published content. */
import '../server/settings-file.ts';
import { compileProgram, isUncompiled } from '../release/program.ts';
import { compileContent, isContentUncompiled } from '../server/changes/defaults.ts';
import { settingsOrExit } from '../server/settings.ts';
import { checkFolder, publish } from './support/with-content.ts';

const settings = settingsOrExit();
try {
  checkFolder(settings.RELEASES_DIR);
  if (isUncompiled()) {
    console.log('Compiling the program, because a source is newer');
    await compileProgram();
  }
  if (isContentUncompiled()) await compileContent();
  console.log(await publish(settings));
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was published.`);
  process.exit(1);
}
// Timers of the renderer and the compiler would keep the process alive.
process.exit(0);
