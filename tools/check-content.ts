/**
 * `npm run content` reports the mistakes in content/, then the launch check. Fails if a build would fail; `npm run launch-check`
 * also fails while blockers remain.
 */
import '../server/settings-file.ts';
import { join, parse } from 'node:path';
import type { Finding } from '../contract/findings.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { photoFiles } from '../edition/content/photos.ts';
import { checkFolder, findingsText } from '../edition/from-folder.ts';
import { closedFolders } from '../publishing/closed-folders.ts';
import { launchReport, launchTasksOf } from '../publishing/launch-check.ts';
import { settingsOrExit } from '../server/settings.ts';

const { CONTENT_DIR: folder, RELEASES_DIR: releases, TRUST_PROXY: proxies } = settingsOrExit();
const today = dubaiDay(new Date());

const { content, ...findings } = await checkFolder(folder, today);
console.log(findingsText(findings));
if (findings.mistakes.length || !content) process.exit(1);

const slots = photoFiles(join(folder, 'photos')).map((file) => parse(file).name);
const closed = proxies > 0 ? closedFolders(releases) : undefined;
const ofMachine: Finding[] = closed ? [{ level: 'warning', file: '', reason: closed, text: closed }] : [];
const { text, ready } = launchReport([...launchTasksOf(content, slots, today), ...ofMachine]);
console.log(`\nBefore going live:\n\n${text}`);
process.exit(ready || !process.argv.includes('--launch') ? 0 : 1);
