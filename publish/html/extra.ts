import { shortHash } from '../files.ts';

/** A file that a page needs besides, as a path in the site. */
export type Extra = { file: string; text: string };

/** Named after what it holds, so that it never changes; as briefly as the other files, since pages pay for every letter. */
export const extra = (name: string, type: string, text: string): Extra => ({
  file: `_astro/${name}.${shortHash(text).slice(0, 8)}.${type}`,
  text,
});
