/** `npm run content`: everything that is wrong with content/, in the owner's words. */
import { join } from 'node:path';
import { dubaiDay } from '../domain/dubai-time.ts';
import { checkFolder, findingsText } from '../edition/check-folder.ts';

const findings = await checkFolder(join(import.meta.dirname, '../content'), dubaiDay(new Date()));
console.log(findingsText(findings));
process.exit(findings.mistakes.length ? 1 : 0);
