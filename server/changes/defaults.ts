/**
 * The program's default content. `npm run compile` parses and checks `content/` once and leaves the data in `dist/`; from then on
 * no process reads YAML.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { PHOTOS } from '../../domain/content-files.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { readData } from '../../edition/content/read.ts';
import { checkFolder, findingsText, photosIn, readFolder } from '../../edition/from-folder.ts';
import type { Facts } from '../../edition/schema/catalogue.ts';
import { digestOf } from '../../release/files.ts';
import { isOlder } from '../../release/program.ts';
import { isContentFile } from './content.ts';

/** `data` by file. `photos`: names of files by hash. `days`: the day of each file's last commit. */
export type Defaults = {
  version: string;
  data: Record<string, unknown>;
  photos?: Record<string, string>;
  days: Record<string, Day>;
};

const root = join(import.meta.dirname, '../..');
/** A copy of `content/`, and its data in `DATA`. */
export const DEFAULTS = join(root, 'dist/content');
const DATA = 'defaults.json';

/** The day of each file's last commit; empty without git or in a shallow clone, where the days would be wrong. */
function lastCommits(folder: string): Record<string, Day> {
  // A hook sets variables that would point git at another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...command], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] === 'true') return {};
    const days: Record<string, Day> = {};
    for (const file of git('diff', '--name-only', '--relative', 'HEAD', '--', '.'))
      days[file] = dubaiDay(new Date());
    let day = '' as Day;
    for (const line of git('log', '--format=day %cI', '--name-only', '--relative', '--', '.'))
      if (line.startsWith('day ')) day = dubaiDay(new Date(line.slice(4)));
      else days[line] ??= day;
    delete days[''];
    return days;
  } catch {
    return {};
  }
}

/** Whether a file of the content is newer than its compiled data. */
export const isContentUncompiled = (from = join(root, 'content'), into = DEFAULTS) =>
  isOlder(join(into, DATA), from, ['.', '**']);

/** The data of the content files of a folder, with its photos in their slots. */
export function dataIn(folder: string): Record<string, unknown> {
  const texts = Object.entries(readFolder(folder)).filter(([file]) => isContentFile(file));
  const data = Object.fromEntries(texts.map(([file, raw]) => [file, readData(file, raw)]));
  for (const [name, { hash }] of Object.entries(photosIn(folder))) {
    const slots = (data[PHOTOS] ?? []) as Facts['photos'];
    const slot = slots.find((one) => one.slot === parse(name).name);
    if (slot) slot.photo = hash;
  }
  return data;
}

/** Checks a content folder and compiles it. Throws an error that names every mistake with its line. */
export async function compileContent(from = join(root, 'content'), into = DEFAULTS): Promise<void> {
  const { content: _, ...findings } = await checkFolder(from, dubaiDay(new Date()));
  if (findings.mistakes.length) throw new Error(findingsText(findings));
  const data = dataIn(from);
  const photos = Object.fromEntries(Object.entries(photosIn(from)).map(([name, { hash }]) => [hash, name]));
  const version = digestOf(JSON.stringify(data));
  const defaults: Defaults = { version, data, photos, days: lastCommits(from) };
  rmSync(`${into}.new`, { recursive: true, force: true });
  cpSync(from, `${into}.new`, { recursive: true });
  writeFileSync(join(`${into}.new`, DATA), JSON.stringify(defaults));
  rmSync(into, { recursive: true, force: true });
  renameSync(`${into}.new`, into);
}

/** Reads compiled content. Throws if there is none. */
export function readDefaults(folder = DEFAULTS): Defaults {
  try {
    return JSON.parse(readFileSync(join(folder, DATA), 'utf8'));
  } catch (error) {
    throw new Error('The content is not compiled: npm run compile', { cause: error });
  }
}
