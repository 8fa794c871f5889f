import { statSync } from 'node:fs';
import { extname, join } from 'node:path';

const folder = join(process.cwd(), 'public/press');

/** 'PNG' and '24 KB' of a file in public/press; throws for one that is not there. */
export function downloadDetails(file: string, languageTag: string): { format: string; size: string } {
  const { size } = statSync(join(folder, file));
  const kilobytes = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return {
    format: extname(file).slice(1).toUpperCase(),
    size: kilobytes.format(Math.max(1, Math.round(size / 1000))),
  };
}
