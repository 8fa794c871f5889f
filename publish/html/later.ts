const LAYER = /@layer (\w+)\s*\{/;
/** The layers of components, where a block speaks of one; the layer of elements is for every page. */
const OF_COMPONENTS = new Set(['parts', 'views']);
/** Braces in quotes are text. */
const TOKENS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/** Where the block ends whose content starts at `from`. */
function endOfBlock(css: string, from: number): number {
  let open = 1;
  for (const { 0: token, index } of css.slice(from).matchAll(TOKENS)) {
    if (token === '{') open += 1;
    if (token === '}') open -= 1;
    if (!open) return from + index + 1;
  }
  throw new Error('has a style sheet with a block that does not end');
}

/** The classes and attributes that a style sheet may name, as they stand in a part of a page. */
export function namesIn(html: string): Set<string> {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?==")/g)].map(([, name = '']) => name);
  return new Set([...classes, ...attributes]);
}

/** Classes and attributes that something must have to be styled by each selector of a block. */
const selectorsIn = (block: string) =>
  [...block.matchAll(/[^{};]+(?=\{)/g)]
    .flatMap(([prelude]) => prelude.replaceAll(/:not\([^)]*\)/g, '').split(','))
    .map((selector) => [...selector.matchAll(/[.[]([a-z][\w-]*)/gi)].map(([, name = '']) => name))
    .filter((names) => names.length);

const isAbout = (block: string, shown: ReadonlySet<string>) =>
  selectorsIn(block).some((names) => names.every((name) => shown.has(name)));

/**
 * Parts what nothing in the first screen needs from the rest of a style sheet: the layer `later`, and components of which
 * nothing is `shown` there. The order of the layers keeps what each of them outweighs.
 */
export function partLater(css: string, shown: ReadonlySet<string>): { now: string; later: string } {
  const block = LAYER.exec(css);
  if (!block) return { now: css, later: '' };
  const [opening, layer = ''] = block;
  const end = endOfBlock(css, block.index + opening.length);
  const text = css.slice(block.index, end);
  const waits = layer === 'later' || (OF_COMPONENTS.has(layer) && !isAbout(text, shown));
  const rest = partLater(css.slice(end), shown);
  const before = css.slice(0, block.index);
  return { now: before + (waits ? '' : text) + rest.now, later: (waits ? text : '') + rest.later };
}
