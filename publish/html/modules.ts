import type { Edit } from './edit.ts';
import type { Page } from './read.ts';

/** Of the script that starts modules later, on pages that have it (site/layouts/after-first-frame.astro). */
const STARTER = '[data-src]';

/** Modules of a page that are to be fetched after its first frame: no browser runs `data-src` by itself. */
export function withLaterModules({ modules, inlineScripts }: Page): { edits: Edit[] } {
  if (!inlineScripts.some(({ text }) => text.includes(STARTER))) return { edits: [] };
  return {
    edits: modules.flatMap(({ sourceCodeLocation }) => {
      const start = sourceCodeLocation?.attrs?.src?.startOffset;
      return start === undefined ? [] : [{ start, end: start, text: 'data-' }];
    }),
  };
}
