import { z } from 'zod';
import { id, list, sample, text } from './shared.ts';

/** content/facts/press.yaml: people, awards and files of the press kit; what is said of them is in the words. */
export const press = z.strictObject({
  leadership: list(z.strictObject({ id, name: text, arabicName: text.exactOptional(), sample })),
  awards: list(z.strictObject({ id, year: z.int().min(2000).max(2100), sample })),
  /** Files under /press, drawn by the build. */
  downloads: list(
    z.strictObject({
      id,
      file: z
        .string()
        .regex(/^[a-z0-9-]+\.(svg|png|pdf)$/, 'must be a file name such as jk-masters-logo.svg'),
    }),
  ),
});
