import { statSync } from 'node:fs';
import { join } from 'node:path';
import { factSheet, factText } from './fact-sheet.ts';

type Editions = App.Locals['editions'];
type PressFiles = Record<string, Uint8Array<ArrayBuffer> | string>;

const sheet = 'jk-masters-fact-sheet';
const pdf = `${sheet}.pdf`;
const textFile = ({ locale }: Editions[number]) => `${sheet}-${locale}.txt`;

/** File names of the generated downloads. */
export const pressFileNames = (editions: Editions) => [pdf, ...editions.map(textFile)];

const cache = new WeakMap<Editions, Promise<PressFiles>>();

async function makeFiles(editions: Editions): Promise<PressFiles> {
  const texts = editions.map((edition) => [textFile(edition), factText(edition)] as const);
  return { [pdf]: await factSheet(editions[0]), ...Object.fromEntries(texts) };
}

/** The generated files: the fact sheet as PDF in the default language and as text in each. Created once per publication. */
export function pressFiles(editions: Editions): Promise<PressFiles> {
  const files = cache.get(editions) ?? makeFiles(editions);
  cache.set(editions, files);
  return files;
}

/** The size of each download in bytes; the static ones are in public/press. */
export async function downloadSizes(editions: Editions): Promise<Record<string, number>> {
  const made = await pressFiles(editions);
  const sizeOf = (file: string) =>
    made[file]
      ? Buffer.from(made[file]).length
      : (statSync(join(process.cwd(), 'public/press', file), { throwIfNoEntry: false })?.size ?? 0);
  return Object.fromEntries(editions[0].facts.press.downloads.map(({ file }) => [file, sizeOf(file)]));
}
