/** Run as a process of its own, so that no visitor waits: all that is to say of a content folder, as JSON. `facts` says less. */
import type { DeskCheck } from '../contract/desk.ts';
import type { Finding } from '../contract/findings.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { namedPath } from '../domain/field-path.ts';
import { checkFolder, contentOf } from '../edition/from-folder.ts';
import { liveData } from './content.ts';
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
/** Its way names records, as drafts do. */
const named = async (finding: Finding): Promise<Finding> => ({
  ...finding,
  ...(finding.path && { path: namedPath(await liveData(folder, finding.file), [...finding.path]) }),
});
const mistakes = await Promise.all(findings.mistakes.map(named));
const notices = await Promise.all(findings.notices.map(named));
const launch = findings.mistakes.length ? [] : launchChecksOf(folder, today);
console.log(JSON.stringify({ mistakes, notices, launch } satisfies DeskCheck));
