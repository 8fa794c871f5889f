import type { PageRecord } from '../../site/model/record.ts';
import { withSharedDrawings } from './drawings.ts';
import { type Edit, edited } from './edit.ts';
import { type Extra, extra } from './extra.ts';
import { withoutLongProps, withoutUnread, withoutWakingScripts } from './islands.ts';
import { namesIn, partLater } from './later.ts';
import { attribute, type Page, remove } from './read.ts';

type Change = { edits: Edit[]; extras: Extra[] };

/** The record that the document wrote into the page. */
function recordIn(page: Page): { record: PageRecord; edits: Edit[] } {
  const [script, second] = page.inlineScripts.filter(
    ({ element }) => attribute(element, 'data-page-record') !== undefined,
  );
  if (!script) throw new Error('has no record: its document must write one (site/layouts/page-record.astro)');
  if (second) throw new Error('has two records');
  return { record: JSON.parse(script.text), edits: [remove(script)] };
}

/**
 * A head is seen whole, once the link behind it is there, or after a while: in parts it would move. `:only-child` is nothing
 * while a page is read.
 */
const SEEN_WHOLE = '@layer base{main>:first-child:not(:has(+*)){animation:1.5s step-end unseen}}';

/**
 * All styles of the page in one element: fewer bytes, and one hash for the policy. What nothing in the first screen needs
 * is a file that the page names behind its head: browsers paint what stands above, and wait for it with the rest.
 */
function withOneStyle({ html, styles, afterHead }: Page): Change {
  const movable = styles.filter(({ always, element }) => always && attribute(element, 'media') === undefined);
  // Faces of letters come with what browsers take for granted: fifty bytes of a long page.
  const all = movable
    .map(({ text }) => text.replaceAll('\n', '').replaceAll(/(?:;font-style:normal)?;\}/g, '}'))
    .join('');
  const { now, later } =
    afterHead === undefined ? { now: all, later: '' } : partLater(all, namesIn(html.slice(0, afterHead)));
  const edits = movable.map(({ span }, index) => ({
    ...span,
    text: index ? '' : `<style>${now}${later && SEEN_WHOLE}</style>`,
  }));
  if (afterHead === undefined || !later) return { edits, extras: [] };
  const file = extra('later', 'css', later);
  const link = `<link rel="stylesheet" href="/${file.file}">`;
  return { edits: [...edits, { start: afterHead, end: afterHead, text: link }], extras: [file] };
}

/** Leaves in a page what its first frame needs, and gives its record and the files that hold the rest. */
export function lighten(page: Page): { html: string; record: PageRecord; extras: Extra[] } {
  const { record, edits } = recordIn(page);
  const scripts = withoutWakingScripts(page);
  const props = withoutLongProps(page);
  const styles = withOneStyle(page);
  const changes = [scripts, props, styles, withoutUnread(page), withSharedDrawings(page)].flatMap(
    (change) => change.edits,
  );
  // React parts its texts by comments; only islands need theirs.
  const comments = page.comments.map((span) => ({ ...span, text: '' }));
  const html = edited(page.html, [...edits, ...changes, ...comments]);
  return { html, record, extras: [...scripts.extras, ...props.extras, ...styles.extras] };
}
