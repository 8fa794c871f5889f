import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Draft, DraftVersion, FieldPath } from '../../contract/publishing.ts';
import { changed, isWithin, overlaps } from '../../domain/field-path.ts';
import type { PhotoValue } from '../../publishing/content.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';

type Row = Database['drafts'];
/** `photo`: the bytes of a drafted photo, whose value is true. */
export type NewDraft = Omit<Draft, 'id' | 'at'> & { photo?: Uint8Array };

const draftOf = ({ author, authorId, groupId, path, value, before, ...row }: Row): Draft => ({
  ...row,
  path: JSON.parse(path),
  value: JSON.parse(value),
  before: JSON.parse(before),
  by: author,
  byId: authorId,
  group: groupId,
});

const isUnder = (path: FieldPath, other: FieldPath) => other.length < path.length && isWithin(path, other);

/** Content changes that are not public yet. Drafts never overlap: an outer draft absorbs inner ones. */
export const draftStore = (db: Kysely<Database>) => ({
  /** Does not include the bytes of photos. */
  async list(): Promise<Draft[]> {
    return (await db.selectFrom('drafts').selectAll().orderBy('at').orderBy('id').execute()).map(draftOf);
  },

  /**
   * Saves a draft. Returns the conflicting draft instead: one that deletes a parent of this field, or an overlapping one
   * of another account that `mayReplace` rejects.
   */
  save: (
    { photo, ...change }: NewDraft,
    now: Date,
    mayReplace: (other: Draft) => boolean = () => false,
  ): Promise<{ saved: Draft } | { conflict: Draft }> =>
    db.transaction().execute(async (transaction) => {
      // Serialize saves: of two concurrent ones the second sees the first.
      await advisoryLock(transaction, 'drafts');
      const rows = await transaction
        .selectFrom('drafts')
        .selectAll()
        .where('file', '=', change.file)
        .execute();
      const others = rows.map(draftOf);
      const overlapping = others.filter((one) => overlaps(one.path, change.path));
      const conflict = overlapping.find(
        (one) =>
          (one.value === null && isUnder(change.path, one.path)) ||
          (one.byId !== change.byId && !mayReplace(one)),
      );
      if (conflict) return { conflict };
      const outer = overlapping.find(({ path, value }) => value !== null && isUnder(change.path, path));
      const rest = change.path.slice(outer?.path.length);
      const { path, value, before } = outer
        ? { ...outer, value: changed(outer.value, { path: rest, value: change.value }) }
        : change;
      const key = JSON.stringify(path);
      const existing = overlapping.find((one) => JSON.stringify(one.path) === key);
      const inner = overlapping.filter((one) => isUnder(one.path, path)).map(({ id }) => id);
      if (inner.length) await transaction.deleteFrom('drafts').where('id', 'in', inner).execute();
      const row: Row = {
        id: existing?.id ?? randomUUID(),
        file: change.file,
        path: key,
        value: JSON.stringify(value),
        // The author of the newest version has seen the current public value.
        before: JSON.stringify(before),
        author: change.by,
        authorId: change.byId,
        groupId: existing?.group ?? change.group ?? null,
        // Later than every other draft of the file, even if the clock was set back.
        at: new Date(Math.max(+now, ...others.map(({ at }) => Date.parse(at) + 1))).toISOString(),
      };
      const { id, ...columns } = row;
      await transaction
        .insertInto('drafts')
        .values(row)
        .onConflict((conflict) => conflict.columns(['file', 'path']).doUpdateSet(columns))
        .execute();
      await transaction.deleteFrom('draftPhotos').where('draftId', '=', id).execute();
      if (photo)
        await transaction
          .insertInto('draftPhotos')
          .values({ draftId: id, photo: Buffer.from(photo).toString('base64') })
          .execute();
      return { saved: draftOf(row) };
    }),

  /** Adds the bytes of photos, for a check or a publication. */
  async withPhotos(drafts: Draft[]): Promise<Draft[]> {
    const ids = ['', ...drafts.map(({ id }) => id)];
    const rows = await db.selectFrom('draftPhotos').selectAll().where('draftId', 'in', ids).execute();
    const photos = new Map(rows.map(({ draftId, photo }) => [draftId, { photo } satisfies PhotoValue]));
    return drafts.map((draft) => ({ ...draft, value: photos.get(draft.id) ?? draft.value }));
  },

  async remove(id: string): Promise<void> {
    await db.deleteFrom('drafts').where('id', '=', id).execute();
  },

  /** Deletes published drafts, except those changed since. */
  async removePublished(drafts: readonly DraftVersion[]): Promise<void> {
    for (const { id, at } of drafts)
      await db.deleteFrom('drafts').where('id', '=', id).where('at', '=', at).execute();
  },

  /** Updates the public value on which a draft is based. */
  async rebase(id: string, before: unknown): Promise<void> {
    await db
      .updateTable('drafts')
      .set({ before: JSON.stringify(before ?? null) })
      .where('id', '=', id)
      .execute();
  },
});
