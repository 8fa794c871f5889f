/** Replaces Arabic and Persian digits: '٦٥' and '۶۵' become '65'. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Groups of three digits with one separator: '3,000', '3 000'. */
const GROUPED = /^[-+]?\d{1,3}(?:([, \u00a0\u202f])\d{3})(?:\1\d{3})*$/;

/**
 * Reads a number as people type it, with the digits and separators of either script: whole ones as '3,000' or '٣٬٠٠٠', others as
 * '4.5', '4,5' or '٤٫٥'. Undefined for anything else, and if a separator may mean either: '3.000' or '3,00' where only whole
 * numbers make sense, '25,114' where others do.
 */
export function readNumber(text: string, isWhole: boolean): number | undefined {
  const latin = latinDigits(text.trim()).replace(/[٬،]/g, ',').replace('٫', '.');
  const plain = isWhole
    ? latin.replace(GROUPED, (digits) => digits.replace(/[^-\d]/g, ''))
    : latin.replace(/,(?!\d{3}$)/, '.');
  const isAmbiguous = isWhole && /\.\d{3}$/.test(plain);
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) && !isAmbiguous ? Number(plain) : undefined;
}
