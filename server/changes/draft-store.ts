import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSame } from '../../changes/differences.ts';
import type { Draft } from '../../contract/changes.ts';
import { changedBy, type FieldPath, isWithin, overlaps } from '../../domain/field-path.ts';
import { changeOf, rowOf } from '../store/changes-tables.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';

/** A draft to save. `before` is the public value; a draft that equals it is deleted. */
export type NewDraft = Omit<Draft, 'id' | 'at'>;
/** Why drafts were not saved: another draft conflicts, or the account has reached a limit. */
export type Refused = { conflict: Draft } | { limit: 'drafts' | 'bytes' };

/** What one account may leave unpublished. Every request of the console reads all drafts. */
export const DRAFT_LIMITS = { drafts: 500, bytes: 500_000 };

const isUnder = (path: FieldPath, other: FieldPath) => other.length < path.length && isWithin(path, other);
/** Whether a draft changes a field, one that contains it or one inside it. */
export const overlapsField = (file: string, path: FieldPath) => (one: Draft) =>
  one.file === file && overlaps(one.path, path);
const sizeOf = (drafts: Draft[]) => drafts.reduce((sum, { value }) => sum + JSON.stringify(value).length, 0);

/** What is not public yet: drafts, and changes that wait for a day. */
export async function unpublished(db: Kysely<Database>) {
  const rows = db.selectFrom('changes').selectAll().where('publication', 'is', null);
  return (await rows.orderBy('at').orderBy('id').execute()).map(changeOf);
}

/** The drafts that wait for no day. */
export const allDrafts = async (db: Kysely<Database>): Promise<Draft[]> =>
  (await unpublished(db)).filter(({ coming }) => coming === null);

/**
 * Adds a draft to a list in which drafts never overlap: it absorbs drafts of fields inside its own, and is merged into a draft of
 * a field that contains it. Returns the result, or the draft with which it conflicts.
 */
function addTo(
  drafts: Draft[],
  change: NewDraft,
  at: string,
  mayReplace: (other: Draft) => boolean,
): { saved: Draft } | { conflict: Draft } {
  const overlapping = drafts.filter(overlapsField(change.file, change.path));
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

/** Drafts: the changes without a publication and without a day. */
export const draftStore = (db: Kysely<Database>) => ({
  list: () => allDrafts(db),

  /**
   * Saves drafts that belong together, all or none; one that equals the public value is deleted instead. `mayReplace` decides
   * about each draft that overlaps one of them.
   */
  save: (
    changes: readonly NewDraft[],
    now: Date,
    mayReplace: (other: Draft, change: NewDraft) => boolean,
  ): Promise<{ saved: Draft[] } | Refused> =>
    db.transaction().execute(async (transaction) => {
      // Serialize saves: of two concurrent ones the second sees the first.
      await advisoryLock(transaction, 'drafts');
      const all = await unpublished(transaction);
      const before: Draft[] = all.filter(({ coming }) => coming === null);
      const drafts = [...before];
      // Later than every other draft, even if the clock was set back.
      const at = new Date(Math.max(+now, ...before.map((one) => Date.parse(one.at) + 1))).toISOString();
      const saved: Draft[] = [];
      for (const change of changes) {
        const result = addTo(drafts, change, at, (other) => other.at === at || mayReplace(other, change));
        if ('conflict' in result) return { conflict: result.conflict };
        saved.push(result.saved);
      }
      const kept = [...drafts, ...all.filter(({ coming }) => coming !== null)];
      const own = kept.filter(({ byId }) => byId === changes[0]?.byId);
      const isMore = drafts.length > before.length;
      if (isMore && own.length > DRAFT_LIMITS.drafts) return { limit: 'drafts' };
      if (sizeOf(own) > DRAFT_LIMITS.bytes) return { limit: 'bytes' };
      const gone = before.filter((one) => !drafts.includes(one)).map(({ id }) => id);
      if (gone.length) await transaction.deleteFrom('changes').where('id', 'in', gone).execute();
      const rows = drafts.filter((one) => !before.includes(one)).map((one) => rowOf(one));
      if (rows.length) await transaction.insertInto('changes').values(rows).execute();
      return { saved };
    }),

  async remove(ids: readonly string[]): Promise<void> {
    if (!ids.length) return;
    await db.deleteFrom('changes').where('id', 'in', ids).where('publication', 'is', null).execute();
  },
});
