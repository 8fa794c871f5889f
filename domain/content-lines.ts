/** RFC 5545, 3.3.11, and RFC 6350, 3.4; other control characters are not allowed in text and are dropped. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** RFC 5545, 3.1: lines of at most 75 octets; characters stay whole. */
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

/** A file of iCalendar or vCard. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
