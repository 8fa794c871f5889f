import { statSync } from 'node:fs';
import { join } from 'node:path';
import { firstEdition } from '../editions.ts';
import { factSheet } from './fact-sheet.ts';

/** In the first language, once for the whole site. The other downloads are files in public/press. */
export const sheet = await factSheet(firstEdition);

const { downloads } = firstEdition.facts.press;
export const sheetFile = downloads.find(({ id }) => id === 'fact-sheet')?.file;

/** The bytes of each download. */
export const sizes: Record<string, number> = Object.fromEntries(
  downloads.map(({ file }) => [
    file,
    file === sheetFile
      ? sheet.length
      : (statSync(join(process.cwd(), 'public/press', file), { throwIfNoEntry: false })?.size ?? 0),
  ]),
);
