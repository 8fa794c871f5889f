import type { PageRecord } from '../../site/model/record.ts';
import { withSharedDrawings } from './drawings.ts';
import { type Edit, edited } from './edit.ts';
import type { Extra } from './extra.ts';
import { withoutLongProps, withoutUnread, withoutWakingScripts } from './islands.ts';
import { attribute, type Page, remove } from './read.ts';

/** The record that the document wrote into the page. */
function recordIn(page: Page): { record: PageRecord; edits: Edit[] } {
  const [script, second] = page.inlineScripts.filter(
    ({ element }) => attribute(element, 'data-page-record') !== undefined,
  );
  if (!script) throw new Error('has no record: its document must write one (site/layouts/page-record.astro)');
  if (second) throw new Error('has two records');
  return { record: JSON.parse(script.text), edits: [remove(script)] };
}

/** All styles of the page in one element: one hash for the policy. */
function withOneStyle({ styles }: Page): Edit[] {
  const movable = styles.filter(({ always, element }) => always && attribute(element, 'media') === undefined);
  const all = movable.map(({ text }) => text).join('');
  return movable.map(({ span }, index) => ({ ...span, text: index ? '' : `<style>${all}</style>` }));
}

/** Leaves in a page what its first frame needs, and gives its record and the files that hold the rest. */
export function lighten(page: Page): { html: string; record: PageRecord; extras: Extra[] } {
  const { record, edits } = recordIn(page);
  const scripts = withoutWakingScripts(page);
  const props = withoutLongProps(page);
  const changes = [scripts, props, withoutUnread(page), withSharedDrawings(page)].flatMap(
    (change) => change.edits,
  );
  // React parts its texts by comments; only islands need theirs.
  const comments = page.comments.map((span) => ({ ...span, text: '' }));
  const html = edited(page.html, [...edits, ...withOneStyle(page), ...changes, ...comments]);
  return { html, record, extras: [...scripts.extras, ...props.extras] };
}
