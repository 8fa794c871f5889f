/** Run as a process of its own, so that no visitor waits: all that is to say of a content folder, as JSON. */
import type { DeskCheck } from '../contract/desk.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { checkFolder } from '../edition/from-folder.ts';
import { launchChecksOf } from './launch-check.ts';

const [, , folder = ''] = process.argv;
const today = dubaiDay(new Date());
const findings = await checkFolder(folder, today);
const launch = findings.mistakes.length ? [] : launchChecksOf(folder, today);
console.log(JSON.stringify({ ...findings, launch } satisfies DeskCheck));
