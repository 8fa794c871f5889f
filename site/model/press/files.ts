import { statSync } from 'node:fs';
import { join } from 'node:path';
import { factSheet, factText } from './fact-sheet.ts';

type Editions = App.Locals['editions'];
type PressFiles = Record<string, Uint8Array<ArrayBuffer> | string>;

const sheet = 'jk-masters-fact-sheet';
const pdf = `${sheet}.pdf`;
const textFile = ({ locale }: Editions[number]) => `${sheet}-${locale}.txt`;

/** The names of the downloads that are made from the content. */
export const pressFileNames = (editions: Editions) => [pdf, ...editions.map(textFile)];

const cache = new WeakMap<Editions, Promise<PressFiles>>();

async function makeFiles(editions: Editions): Promise<PressFiles> {
  const texts = editions.map((edition) => [textFile(edition), factText(edition)] as const);
  return { [pdf]: await factSheet(editions[0]), ...Object.fromEntries(texts) };
}

/** The fact sheet by file name: as PDF in the first language, as text in each. Made once per publication. */
export function pressFiles(editions: Editions): Promise<PressFiles> {
  const files = cache.get(editions) ?? makeFiles(editions);
  cache.set(editions, files);
  return files;
}

/** The size of each download in bytes; those that are not made here lie in public/press. */
export async function downloadSizes(editions: Editions): Promise<Record<string, number>> {
  const made = await pressFiles(editions);
  const sizeOf = (file: string) =>
    made[file]
      ? Buffer.from(made[file]).length
      : (statSync(join(process.cwd(), 'public/press', file), { throwIfNoEntry: false })?.size ?? 0);
  return Object.fromEntries(editions[0].facts.press.downloads.map(({ file }) => [file, sizeOf(file)]));
}
