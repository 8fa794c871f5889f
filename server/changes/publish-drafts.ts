import type { Draft } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { endsEarly, valueAt } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import type { PublicationAuthor } from './change.ts';
import { type Context, commit } from './commit.ts';
import { isSame } from './differences.ts';
import type { PublishedContent } from './fold.ts';
import { removeDrafts } from './list.ts';
import { Refusal } from './refusal.ts';

/** Throws if the published value of a draft, or the record that contains it, has changed since it was written. */
export function refuseConflicts(drafts: readonly Draft[], content: PublishedContent): void {
  const conflicts = drafts.flatMap(({ file, path, before, value, by }): Finding[] => {
    const data = content.live(file);
    const parent = valueAt(data, path.slice(0, -1)) ?? null;
    const isGone = endsEarly(data, path) || (parent === null && before !== null);
    const live = valueAt(data, path);
    if (isSame(live, value) || (isSame(live, before) && !isGone)) return [];
    const [template, remedy] = isGone
      ? ['what this belongs to was removed after {by} changed it', 'discard this change']
      : ['this was changed after {by} changed it', 'look at it again and save it again'];
    const reason = fill(template, { by });
    const text = `${file} ${path.join('.')}: ${reason}; ${remedy}`;
    return [{ level: 'blocker', file, path, reason, template, values: { by }, text }];
  });
  if (conflicts[0]) throw new Refusal(conflicts[0].text, conflicts);
}

/** The drafts that are still there and not yet public. Deletes those that are public. */
export async function draftsToPublish(
  { store, content }: Context,
  wanted: readonly Draft[],
): Promise<Draft[]> {
  const stored = new Map((await store.changes.drafts()).map((draft) => [draft.id, draft]));
  const known = wanted.flatMap((draft) => {
    const kept = stored.get(draft.id);
    return kept ? [kept.at === draft.at ? { ...draft, before: kept.before } : draft] : [];
  });
  const isPublic = ({ file, path, value }: Draft) => isSame(valueAt(content.live(file), path), value);
  await removeDrafts(store.db, known.filter(isPublic));
  const drafts = known.filter((draft) => !isPublic(draft));
  const ids = wanted.map(({ id }) => id);
  if (!known.length && !(await store.changes.hasPublished(ids)))
    throw new Refusal('These changes were discarded in the meantime.');
  refuseConflicts(drafts, content);
  return drafts;
}

/** Publishes drafts now. With a last day, they are taken back on it. */
export const publishDrafts = (
  context: Context,
  wanted: readonly Draft[],
  author: PublicationAuthor,
  until: PlanDays['until'] = null,
) =>
  commit(context, author, async () => {
    const changes = await draftsToPublish(context, wanted);
    return changes.length ? { changes, until } : undefined;
  });
