import { extname } from 'node:path';

/** 'PNG' and '24 KB' of a file of that many bytes. */
export function downloadDetails(
  file: string,
  bytes: number,
  languageTag: string,
): { format: string; size: string } {
  const kilobytes = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return {
    format: extname(file).slice(1).toUpperCase(),
    size: kilobytes.format(Math.max(1, Math.round(bytes / 1000))),
  };
}
