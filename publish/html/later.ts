const LAYER = /@layer (\w+)\s*\{/;
/** The layers of components, where a block speaks of one; the layer of elements is for every page. */
const OF_COMPONENTS = new Set(['parts', 'views']);
/** Braces in quotes are text. */
const TOKENS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/** A style sheet in what the first frame needs and the rest. */
type Parted = { now: string; later: string };

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

/** A dialog that is closed, with all that stands in it. */
const CLOSED = /(<dialog[^>]*>).*?<\/dialog>/gs;

/** The classes and attributes that a style sheet may name, as they stand in a part of a page that is seen first. */
export function namesIn(part: string): Set<string> {
  const html = part.replaceAll(CLOSED, '$1');
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

/** The rules of a block, each whole. */
function* rulesIn(block: string): Generator<string> {
  for (let start = 0, brace = block.indexOf('{'); brace >= 0; brace = block.indexOf('{', start)) {
    const end = endOfBlock(block, brace + 1);
    yield block.slice(start, end);
    start = end;
  }
}

/** Parts a layer: of components each rule, one that names neither class nor attribute goes where the first frame needs any. */
function partLayer(layer: string, block: string, shown: ReadonlySet<string>): Parted {
  if (layer === 'later') return { now: '', later: block };
  if (!OF_COMPONENTS.has(layer)) return { now: block, later: '' };
  const rules = [...rulesIn(block)].map((rule) => {
    const named = selectorsIn(rule);
    const isShown = named.some((names) => names.every((name) => shown.has(name)));
    return { rule, isShown, waits: named.length > 0 && !isShown };
  });
  if (!rules.some(({ isShown }) => isShown)) return { now: '', later: block };
  const joined = (late: boolean) =>
    rules.flatMap(({ rule, waits }) => (waits === late ? [rule] : [])).join('');
  return { now: joined(false), later: joined(true) };
}

/**
 * Parts what nothing in the first screen needs from the rest of a style sheet: the layer `later`, and rules of components of
 * which nothing is `shown` there. The order of the layers keeps what each of them outweighs.
 */
export function partLater(css: string, shown: ReadonlySet<string>): Parted {
  const block = LAYER.exec(css);
  if (!block) return { now: css, later: '' };
  const [opening, layer = ''] = block;
  const start = block.index + opening.length;
  const end = endOfBlock(css, start);
  const { now, later } = partLayer(layer, css.slice(start, end - 1), shown);
  const layered = (rules: string) => rules && `${opening}${rules}}`;
  const rest = partLater(css.slice(end), shown);
  return { now: css.slice(0, block.index) + layered(now) + rest.now, later: layered(later) + rest.later };
}
