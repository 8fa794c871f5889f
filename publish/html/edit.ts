/** Puts `text` in the place of what stands from `start` to `end`. */
export type Edit = { start: number; end: number; text: string };

/** Makes all changes at once; what is not changed stays byte for byte. Changes must not overlap. */
export function edited(source: string, edits: Edit[]): string {
  let at = 0;
  let result = '';
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`Two changes overlap at ${start}`);
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}
