import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Draft, FieldPath } from '../../contract/desk.ts';
import { changed, isWithin } from '../../domain/field-path.ts';
import type { Database } from '../store/schema.ts';

type Row = Database['drafts'];
/** `seen`: `at` of the draft that the writer saw, null for none. */
export type NewDraft = Pick<Draft, 'file' | 'path' | 'value' | 'before' | 'by'> & { seen: string | null };

const draftOf = ({ author, path, value, before, ...row }: Row): Draft => ({
  ...row,
  path: JSON.parse(path),
  value: JSON.parse(value),
  before: JSON.parse(before),
  by: author,
});

const isUnder = (path: FieldPath, other: FieldPath) => other.length < path.length && isWithin(path, other);

/** Changes of the content that are not public yet. No draft stands within another one: the outer holds both. */
export const draftStore = (db: Kysely<Database>) => ({
  async list(): Promise<Draft[]> {
    return (await db.selectFrom('drafts').selectAll().orderBy('at').orderBy('id').execute()).map(draftOf);
  },

  /** Keeps a draft, unless the writer has not seen the one that stands there: then gives that one. */
  save: ({ seen, ...wanted }: NewDraft, now: Date): Promise<{ saved: Draft } | { conflict: Draft }> =>
    db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('drafts')
        .selectAll()
        .where('file', '=', wanted.file)
        .execute();
      const others = rows.map(draftOf);
      const outer = others.find(({ path, value }) => value !== null && isUnder(wanted.path, path));
      const rest = wanted.path.slice(outer?.path.length);
      const { path, value, before } = outer
        ? { ...outer, value: changed(outer.value, { path: rest, value: wanted.value }) }
        : wanted;
      const key = JSON.stringify(path);
      const present = others.find((one) => JSON.stringify(one.path) === key);
      if (present && !outer && present.at !== seen && present.by !== wanted.by) return { conflict: present };
      const inner = others.filter((one) => isUnder(one.path, path)).map(({ id }) => id);
      if (inner.length) await transaction.deleteFrom('drafts').where('id', 'in', inner).execute();
      const row: Row = {
        id: present?.id ?? randomUUID(),
        file: wanted.file,
        path: key,
        value: JSON.stringify(value),
        // Whoever saves it again has seen what is public now.
        before: JSON.stringify(before),
        author: wanted.by,
        at: now.toISOString(),
      };
      const { id: _, ...change } = row;
      await transaction
        .insertInto('drafts')
        .values(row)
        .onConflict((conflict) => conflict.columns(['file', 'path']).doUpdateSet(change))
        .execute();
      return { saved: draftOf(row) };
    }),

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('drafts').where('id', '=', id).executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },

  /** Those that were published; what was changed since then stays, on top of what is public now. */
  async published(drafts: readonly Pick<Draft, 'id' | 'at'>[]): Promise<void> {
    for (const { id, at } of drafts)
      await db.deleteFrom('drafts').where('id', '=', id).where('at', '=', at).execute();
  },

  /** What a draft was made on, after something else became public. */
  async rebase(id: string, before: unknown): Promise<void> {
    await db
      .updateTable('drafts')
      .set({ before: JSON.stringify(before ?? null) })
      .where('id', '=', id)
      .execute();
  },
});
