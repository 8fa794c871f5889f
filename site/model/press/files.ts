import { statSync } from 'node:fs';
import { join } from 'node:path';
import { editions, firstEdition, today } from '../editions.ts';
import { factSheet, factText } from './fact-sheet.ts';

const sheet = 'jk-masters-fact-sheet';

/** What a build writes by the name of its file: the fact sheet on paper in the first language, as text in each. */
export const written: Record<string, Uint8Array<ArrayBuffer> | string> = {
  [`${sheet}.pdf`]: await factSheet(firstEdition, today),
  ...Object.fromEntries(
    editions.map((edition) => [`${sheet}-${edition.locale}.txt`, factText(edition, today)]),
  ),
};

const sizeOf = (file: string) =>
  written[file]
    ? Buffer.from(written[file]).length
    : (statSync(join(process.cwd(), 'public/press', file), { throwIfNoEntry: false })?.size ?? 0);

/** The bytes of each download. The others are files in public/press. */
export const sizes: Record<string, number> = Object.fromEntries(
  firstEdition.facts.press.downloads.map(({ file }) => [file, sizeOf(file)]),
);
