import type { Edit } from './edit.ts';
import { attribute, type Element, type Page } from './read.ts';

/** A drawing that stands this often in a page stands there once, and is shown by reference elsewhere. */
const OFTEN = 3;

const isPlain = ({ attrs }: Element) => attrs.length === 1 && attrs[0]?.name === 'd';

/** Gives the path a name. */
function named(path: Element, name: string): Edit {
  const at = (path.sourceCodeLocation?.startOffset ?? 0) + '<path'.length;
  return { start: at, end: at, text: ` id="${name}"` };
}

/** Shows the named path in the place of this one. */
function shown(path: Element, name: string): Edit {
  const { startOffset = 0, endOffset = 0 } = path.sourceCodeLocation ?? {};
  return { start: startOffset, end: endOffset, text: `<use href="#${name}"/>` };
}

/**
 * Sends what a page draws again and again, such as icons, once: a browser need not read it a hundred times before the first
 * frame. Islands keep their own, because their first render must equal the built markup.
 */
export function withSharedDrawings({ paths }: Page): { edits: Edit[] } {
  const alike = Map.groupBy(paths.filter(isPlain), (path) => attribute(path, 'd') ?? '');
  const often = [...alike.values()].filter(({ length }) => length >= OFTEN);
  return {
    edits: often.flatMap(([first, ...others], index) => {
      const name = `drawn-${index}`;
      return first ? [named(first, name), ...others.map((path) => shown(path, name))] : [];
    }),
  };
}
