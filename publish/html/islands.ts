import { Script } from 'node:vm';
import type { Edit } from './edit.ts';
import { type Extra, extra } from './extra.ts';
import { attribute, type Page, remove, type TextElement } from './read.ts';

/** Data of an island that is longer than this, as it stands in the page, becomes a file. */
const LONG_PROPS = 4_000;
const SCRIPT_TYPE = /^$|^module$|^(?:text|application)\/(?:java|ecma)script$/i;

type Change = { edits: Edit[]; extras: Extra[] };

const isScript = ({ element }: TextElement) => SCRIPT_TYPE.test(attribute(element, 'type')?.trim() ?? '');

/**
 * Brings the data back, and only then runs the scripts that wake the islands. Data and modules of an island that do not come
 * are asked for again at the next sign, as this file itself is (site/browser/load-script.ts).
 */
function wakingScript(scripts: string[]): string {
  const text = `{
const again=(action)=>{const signs=["scroll","pointermove","pointerdown","keydown","online"],act=()=>{for(const sign of signs)removeEventListener(sign,act);setTimeout(action,1e3)};for(const sign of signs)addEventListener(sign,act,{passive:true})};
const fill=async(island)=>{const answer=await fetch(island.getAttribute("props"));if(!answer.ok)throw answer;island.setAttribute("props",await answer.text())};
const wake=()=>Promise.all([...document.querySelectorAll('astro-island[props^="/"]')].map(fill)).then(()=>{${scripts.join('\n')}},()=>again(wake));
addEventListener("astro:hydration-error",({target})=>again(()=>target.start()));
wake()
}`;
  try {
    new Script(text);
  } catch {
    throw new Error('has a script for its islands that cannot be moved into a file');
  }
  return text;
}

/**
 * Moves the scripts that wake islands out of the page, into one file that the page's own script fetches when an island
 * comes near: a visitor who never scrolls never pays for it, and no page needs an inline script.
 */
export function withoutWakingScripts({ inlineScripts, islands, bodyAttributes }: Page): Change {
  const clients = [...new Set(islands.map(({ client }) => client))];
  const says =
    (word: string) =>
    ({ text }: TextElement) =>
      text.includes(word);
  const scripts = inlineScripts.filter(isScript);
  const defining = scripts.filter(says('"astro-island"'));
  if (islands.length && !defining.length) throw new Error('has islands, but no script that defines them');
  for (const client of clients)
    if (!scripts.some(says(`astro:${client}`)))
      throw new Error(`has an island that wakes on '${client}', but no script that wakes it`);
  const waking = scripts.filter((script) =>
    ['"astro-island"', ...clients.map((client) => `astro:${client}`)].some((word) => says(word)(script)),
  );
  if (!waking.length || bodyAttributes === undefined) return { edits: [], extras: [] };
  const file = extra('islands', 'js', wakingScript([...new Set(waking.map(({ text }) => text))]));
  const mark = { start: bodyAttributes, end: bodyAttributes, text: ` data-islands="/${file.file}"` };
  return { edits: [...waking.map(remove), mark], extras: [file] };
}

/** Puts long data of islands into files. */
export function withoutLongProps({ islands }: Page): Change {
  const long = islands.flatMap(({ props, spanOf }) => {
    const span = spanOf('props');
    if (!span || span.end - span.start <= LONG_PROPS) return [];
    const file = extra('island', 'json', props);
    return [{ file, edit: { ...span, text: `props="/${file.file}"` } }];
  });
  return { edits: long.map(({ edit }) => edit), extras: long.map(({ file }) => file) };
}

/** Astro's own name of an island, and its wait for what stands in it, which has come before any script of ours runs. */
const UNREAD = ['uid', 'await-children'];

/** Takes out what no script needs of an island, options too that only repeat when it wakes. */
export function withoutUnread({ islands }: Page): Change {
  const edits = islands.flatMap(({ opts, spanOf }) => {
    const unread = UNREAD.flatMap((name) => spanOf(name) ?? []);
    const options = spanOf('opts');
    const isEmpty = opts !== undefined && typeof JSON.parse(opts).value !== 'object';
    return [
      ...unread.map(({ start, end }) => ({ start: start - 1, end, text: '' })),
      ...(options && isEmpty ? [{ ...options, text: 'opts={}' }] : []),
    ];
  });
  return { edits, extras: [] };
}
