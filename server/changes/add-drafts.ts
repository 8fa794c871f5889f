import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Draft } from '../../contract/changes.ts';
import { changedBy, type FieldPath, isWithin } from '../../domain/field-path.ts';
import { rowOf } from '../store/changes-tables.ts';
import type { Database } from '../store/schema.ts';
import { isSame } from './differences.ts';
import { draftsIn, inList, overlapsField, removeDrafts } from './list.ts';
import { plansIn, waitingIn } from './plans.ts';

/** Why drafts were not saved: another draft conflicts, or the account has reached a limit. */
export type Refused = { conflict: Draft } | { limit: 'drafts' | 'bytes' };

/** What one account may leave unpublished. Every request of the console reads all drafts. */
export const DRAFT_LIMITS = { drafts: 500, bytes: 500_000 };

const isUnder = (path: FieldPath, other: FieldPath) => other.length < path.length && isWithin(path, other);
const sizeOf = (drafts: Draft[]) => drafts.reduce((sum, { value }) => sum + JSON.stringify(value).length, 0);

/**
 * Adds a draft to a list in which drafts never overlap: it absorbs drafts of fields inside its own, and is merged into a draft of
 * a field that contains it. Returns the result, or the draft with which it conflicts.
 */
function addTo(
  drafts: Draft[],
  change: Omit<Draft, 'id' | 'at'>,
  at: string,
  mayReplace: (other: Draft) => boolean,
): { saved: Draft } | { conflict: Draft } {
  const overlapping = drafts.filter(overlapsField(change));
  const conflict = overlapping.find(
    (one) => (one.value === null && isUnder(change.path, one.path)) || !mayReplace(one),
  );
  if (conflict) return { conflict };
  const outer = overlapping.find(({ path, value }) => value !== null && isUnder(change.path, path));
  const inner = { path: change.path.slice(outer?.path.length), value: change.value };
  const saved: Draft = outer
    ? { ...outer, value: changedBy(outer.value, [inner]), by: change.by, byId: change.byId, at }
    : {
        ...change,
        id: overlapping.find((one) => `${one.path}` === `${change.path}`)?.id ?? randomUUID(),
        group: overlapping.find((one) => one.group)?.group ?? change.group ?? null,
        at,
      };
  for (const one of overlapping) drafts.splice(drafts.indexOf(one), 1);
  if (!isSame(saved.value, saved.before)) drafts.push(saved);
  return { saved };
}

/**
 * Saves drafts that belong together, all or none; one that equals the public value is deleted instead. `mayReplace` decides
 * about each draft that overlaps one of them.
 */
export const addDrafts = (
  db: Kysely<Database>,
  changes: readonly Omit<Draft, 'id' | 'at'>[],
  now: Date,
  mayReplace: (other: Draft, change: Omit<Draft, 'id' | 'at'>) => boolean,
): Promise<{ saved: Draft[] } | Refused> =>
  // Of two concurrent saves the second sees the first.
  inList(db, async (transaction) => {
    const before = await draftsIn(transaction);
    const waiting = waitingIn(await plansIn(transaction));
    const drafts = [...before];
    // Later than every other draft, even if the clock was set back.
    const at = new Date(Math.max(+now, ...before.map((one) => Date.parse(one.at) + 1))).toISOString();
    const saved: Draft[] = [];
    for (const change of changes) {
      const result = addTo(drafts, change, at, (other) => other.at === at || mayReplace(other, change));
      if ('conflict' in result) return { conflict: result.conflict };
      saved.push(result.saved);
    }
    const kept = [...drafts, ...waiting];
    const own = kept.filter(({ byId }) => byId === changes[0]?.byId);
    const isMore = drafts.length > before.length;
    if (isMore && own.length > DRAFT_LIMITS.drafts) return { limit: 'drafts' };
    if (sizeOf(own) > DRAFT_LIMITS.bytes) return { limit: 'bytes' };
    await removeDrafts(
      transaction,
      before.filter((one) => !drafts.includes(one)),
    );
    const rows = drafts.filter((one) => !before.includes(one)).map((one) => rowOf(one));
    if (rows.length) await transaction.insertInto('changes').values(rows).execute();
    return { saved };
  });
