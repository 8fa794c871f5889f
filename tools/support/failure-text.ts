/** What Vite and Astro say of a mistake in a file, beside its message. */
type Place = { id?: string; loc?: { file?: string; line?: number; column?: number }; frame?: string };

/** What no line of the project can help. */
const MACHINE = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EMFILE'];

/** A failed build in words: the message, and the line of the source where one is known, else the way to it. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { id, loc, frame, code = '' } = error as NodeJS.ErrnoException & Place;
  if (MACHINE.includes(code)) return `${error.message}. The site stays as it was.`;
  const file = loc?.file ?? id;
  if (!file) return error.stack ?? error.message;
  const place = loc ? `${file}:${loc.line}:${loc.column}` : file;
  return [error.message, place, frame].filter(Boolean).join('\n');
}
