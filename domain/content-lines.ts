import { wellFormed } from './text.ts';

/** Escapes by RFC 5545, 3.3.11, and RFC 6350, 3.4; drops control characters, which text must not contain. */
export function escapeText(text: string): string {
  return wellFormed(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Folds lines at 75 octets without splitting a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  const fit = (character: string) => {
    const size = encoder.encode(character).length;
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  };
  return [...line].map(fit).join('');
}

/** The text of an iCalendar or vCard file. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
