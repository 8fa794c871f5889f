/** Run as a process of its own, so that no visitor waits: all that is to say of a content folder, as JSON. `facts` says less. */
import type { DeskCheck } from '../contract/desk.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { checkFolder, contentOf } from '../edition/from-folder.ts';
import { launchChecksOf } from './launch-check.ts';

const [, , folder = '', wanted] = process.argv;
const today = dubaiDay(new Date());
if (wanted === 'facts') {
  const { languages } = contentOf(folder, today);
  console.log(
    JSON.stringify(
      Object.fromEntries(Object.entries(languages).map(([locale, { values }]) => [locale, values])),
    ),
  );
  process.exit(0);
}
const findings = await checkFolder(folder, today);
const launch = findings.mistakes.length ? [] : launchChecksOf(folder, today);
console.log(JSON.stringify({ ...findings, launch } satisfies DeskCheck));
