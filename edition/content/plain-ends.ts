/** The texts as they are meant, whatever an editor on Windows put at their start and at the ends of their lines. */
export const withPlainEnds = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, raw]) => [path, raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')]),
  );
