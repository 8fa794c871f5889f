import { statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { factPage, factText } from './fact-sheet.tsx';

type Editions = App.Locals['editions'];

/** The compiled module is in `dist/`, at another depth than this one. */
const staticFiles = join(findPackageJSON(import.meta.url) ?? '', '../public/press');

/** The generated downloads by name: the fact sheet as HTML in the default language, and as text in each. */
export const pressFiles = (editions: Editions): Record<string, string> => ({
  'jk-masters-fact-sheet.htm': factPage(editions[0]),
  ...Object.fromEntries(
    editions.map((edition) => [`jk-masters-fact-sheet-${edition.locale}.txt`, factText(edition)]),
  ),
});

/** The size of each download in bytes; the static ones are in public/press. */
export function downloadSizes(editions: Editions): Record<string, number> {
  const made = pressFiles(editions);
  const sizeOf = (file: string) =>
    made[file]
      ? Buffer.byteLength(made[file])
      : (statSync(join(staticFiles, file), { throwIfNoEntry: false })?.size ?? 0);
  return Object.fromEntries(editions[0].facts.press.downloads.map(({ file }) => [file, sizeOf(file)]));
}
