/**
 * `npm run content`: everything that is wrong with content/, in the owner's words.
 * `npm run content -- --compared ar`: notes that the texts of a language say what the first language says now.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dubaiDay } from '../domain/dubai-time.ts';
import { checkFolder, findingsText } from '../edition/check-folder.ts';
import { readFolder } from '../edition/from-folder.ts';
import { compare, followers, recordFile } from '../edition/translations/record.ts';

const content = join(import.meta.dirname, '../content');
const [flag, locale = ''] = process.argv.slice(2);
if (flag === '--compared') {
  const files = readFolder(content);
  const known = followers(files);
  if (!known.includes(locale)) {
    console.error(`--compared needs a language beside the first one: ${known.join(', ') || 'there is none'}`);
    process.exit(2);
  }
  writeFileSync(join(content, recordFile(locale)), `${JSON.stringify(compare(files, locale), null, 1)}\n`);
}

const findings = await checkFolder(content, dubaiDay(new Date()));
console.log(findingsText(findings));
process.exit(findings.mistakes.length ? 1 : 0);
