/** What Vite and Astro say of a mistake in a file, beside its message. */
type Place = { id?: string; loc?: { file?: string; line?: number; column?: number }; frame?: string };

/** A failed build in words: the message, and the line of the source where one is known, else the way to it. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { id, loc, frame } = error as Error & Place;
  const file = loc?.file ?? id;
  if (!file) return error.stack ?? error.message;
  const place = loc ? `${file}:${loc.line}:${loc.column}` : file;
  return [error.message, place, frame].filter(Boolean).join('\n');
}
