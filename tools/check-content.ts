/**
 * `npm run content`: everything that is wrong with content/, in the owner's words, then what is to settle before the site
 * goes live. Fails where a build would; as `npm run launch-check` also while anything remains to settle.
 */
import '../server/settings-file.ts';
import { join, parse } from 'node:path';
import { dubaiDay } from '../domain/dubai-time.ts';
import { photoFiles } from '../edition/content/photos.ts';
import { checkFolder, contentOf, findingsText } from '../edition/from-folder.ts';
import { launchChecks, launchReport } from './launch-check.ts';

const folder = join(import.meta.dirname, '../content');
const today = dubaiDay(new Date());

const findings = await checkFolder(folder, today);
console.log(findingsText(findings));
if (findings.mistakes.length) process.exit(1);

const { facts, languages, lineOf } = contentOf(folder, today);
const { text, ready } = launchReport(
  launchChecks({
    facts,
    lineOf,
    words: languages.en?.words ?? {},
    articles: languages.en?.articles ?? {},
    siteUrl: process.env.SITE_URL,
    today,
    photos: photoFiles(join(folder, 'photos')).map((file) => parse(file).name),
  }),
);
console.log(`\nBefore going live:\n\n${text}`);
process.exit(ready || !process.argv.includes('--launch') ? 0 : 1);
