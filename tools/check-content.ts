/**
 * `npm run content` reports the mistakes in content/, then the launch check. Fails if a build would fail; `npm run launch-check`
 * also fails while blockers remain.
 */
import { join, parse } from 'node:path';
import { dubaiDay } from '../domain/dubai-time.ts';
import { photoFiles } from '../edition/content/photos.ts';
import { checkFolder, findingsText } from '../edition/from-folder.ts';
import { launchReport, launchTasksOf } from '../publishing/launch-check.ts';

const folder = join(import.meta.dirname, '../content');
const today = dubaiDay(new Date());

const { content, ...findings } = await checkFolder(folder, today);
console.log(findingsText(findings));
if (findings.mistakes.length || !content) process.exit(1);

const slots = photoFiles(join(folder, 'photos')).map((file) => parse(file).name);
const { text, ready } = launchReport(launchTasksOf(content, slots, today));
console.log(`\nBefore going live:\n\n${text}`);
process.exit(ready || !process.argv.includes('--launch') ? 0 : 1);
