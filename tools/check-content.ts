/**
 * `npm run content` reports the mistakes in content/, then the launch check. Fails if a build would fail. `npm run launch-check`
 * does the same for what is published, and also fails while blockers remain.
 */
import '../server/settings-file.ts';
import { join, parse } from 'node:path';
import type { Finding } from '../contract/findings.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { checkFiles, checkFolder, findingsText, photosIn } from '../edition/from-folder.ts';
import { closedFolders } from '../release/releases.ts';
import { launchReport, launchTasks } from '../server/changes/worker/launch-check.ts';
import { settingsOrExit } from '../server/settings.ts';
import { publishedFiles } from './support/with-content.ts';

const settings = settingsOrExit();
const isLaunch = process.argv.includes('--launch');
const today = dubaiDay(new Date());

const folder = join(import.meta.dirname, '../content');
const published = isLaunch ? await publishedFiles(settings) : undefined;
const { content, ...findings } = published ? checkFiles(published, today) : await checkFolder(folder, today);
console.log(findingsText(findings));
if (findings.mistakes.length || !content) process.exit(1);

const slots = Object.keys(published?.photos ?? photosIn(folder)).map((file) => parse(file).name);
const closed = settings.TRUST_PROXY > 0 ? closedFolders(settings.RELEASES_DIR) : undefined;
const ofMachine: Finding[] = closed ? [{ level: 'warning', file: '', reason: closed, text: closed }] : [];
const tasks = launchTasks({ ...content, photos: slots, today, siteUrl: process.env.SITE_URL });
const { text, ready } = launchReport([...tasks, ...ofMachine]);
console.log(`\nBefore going live:\n\n${text}`);
process.exit(ready || !isLaunch ? 0 : 1);
