import type { ErrorCode } from 'yaml';

const COLON = 'has a colon inside a text: put the whole text in quotes';
const QUOTE =
  'has a quote that is opened and not closed: close it, or write an apostrophe in a text in double quotes';
const SPACES = 'does not begin under its neighbours: give it as many spaces as the lines of its group';

const reasons: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'begins with a tab: use spaces',
  DUPLICATE_KEY: 'stands twice in its group: keep one of them',
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  KEY_OVER_1024_CHARS: COLON,
  BAD_INDENT: SPACES,
  BAD_ALIAS: 'begins with a star: put the whole text in quotes',
  BAD_SCALAR_START: 'begins with a sign that YAML keeps for itself: put the whole text in quotes',
  MISSING_CHAR: 'lacks a sign at its end, such as a bracket, a brace or a quote: close what was opened',
  UNEXPECTED_TOKEN: 'has a sign too many, or one too few before it: look at brackets, commas and quotes',
};

/** What is wrong with a line that YAML cannot read, in words for somebody who does not know YAML. */
export function yamlReason(code: ErrorCode, line: string): string {
  if (line.includes('\t')) return reasons.TAB_AS_INDENT ?? '';
  const quotes = line.match(/["']/g)?.length ?? 0;
  if (quotes % 2 === 1 && code !== 'DUPLICATE_KEY') return QUOTE;
  return reasons[code] ?? 'cannot be read: look at the spaces at its start, at quotes and at colons';
}
