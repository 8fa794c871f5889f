import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  BEFORE_FIRST,
  type Change,
  type PublicationName,
  type PublishedChange,
} from '../../changes/change.ts';
import type { Draft } from '../../contract/changes.ts';
import type { Staff } from '../../contract/staff.ts';
import { changeOf, rowOf } from '../store/changes-tables.ts';
import { failureOf } from '../store/failures.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';

export type PublicationAuthor = Pick<Staff, 'id' | 'name' | 'email'>;
export type NewPublication = {
  /** The publication on which it was rendered. */
  base: number;
  author: PublicationAuthor;
  at: Date;
  /** Addresses of the changed pages. */
  pages: string[];
  undoes?: number | undefined;
  day?: string | undefined;
  /** On its day, without a request. */
  byItself?: boolean | undefined;
  /** More writes for the transaction of the publication. */
  inTransaction?: ((transaction: Transaction<Database>, number: number) => Promise<unknown>) | undefined;
};
export type PublicationRow = Database['publications'];

/** Publications, numbered without gaps. */
export const publicationStore = (db: Kysely<Database>) => ({
  /** The newest publication; number 0 before the first. */
  async newest(): Promise<PublicationName> {
    const first = db.selectFrom('publications').select('id').where('number', '=', 1);
    const rows = db.selectFrom('publications').select(['number', 'id', first.as('history')]);
    const row = await rows.orderBy('number', 'desc').limit(1).executeTakeFirst();
    return row ? { ...row, history: row.history ?? '' } : BEFORE_FIRST;
  },

  /** The published changes after a publication, in order. */
  async since(publication: number): Promise<PublishedChange[]> {
    const rows = db.selectFrom('changes').selectAll().where('publication', '>', publication);
    return (await rows.orderBy('publication').orderBy('position').orderBy('id').execute()).map(changeOf);
  },

  /** Whether a publication is in the store. After a restore another one may have its number. */
  async has({ number, id }: PublicationName): Promise<boolean> {
    const rows = db.selectFrom('publications').select('id').where('number', '=', number);
    return number === 0 || (await rows.where('id', '=', id).executeTakeFirst()) !== undefined;
  },

  /** Publications before a number, newest first. */
  async list(count: number, before?: number): Promise<PublicationRow[]> {
    const rows = db.selectFrom('publications').selectAll().orderBy('number', 'desc').limit(count);
    return (before === undefined ? rows : rows.where('number', '<', before)).execute();
  },

  /** The number of the newest publication up to an instant; undefined before the first. */
  async newestAt(instant: Date): Promise<number | undefined> {
    const rows = db.selectFrom('publications').select('number').where('at', '<=', instant.toISOString());
    return (await rows.orderBy('number', 'desc').limit(1).executeTakeFirst())?.number;
  },

  /** Whether one of these drafts was published. */
  async hasPublished(ids: readonly string[]): Promise<boolean> {
    const rows = db.selectFrom('changes').select('id').where('publication', 'is not', null);
    return (await rows.where('id', 'in', ['', ...ids]).executeTakeFirst()) !== undefined;
  },

  /**
   * Makes changes public in one transaction. Returns undefined if another publication was made after `base`, because its number
   * is taken. A draft that was saved again in the meantime stays a draft with its newer value.
   */
  async publish(
    changes: readonly (Change & Partial<Draft>)[],
    { base, author, at, pages, undoes, day, byItself, inTransaction }: NewPublication,
  ): Promise<PublicationName | undefined> {
    const [number, id] = [base + 1, randomUUID()];
    const publication = {
      number,
      id,
      at: at.toISOString(),
      author: author.name,
      authorId: author.id,
      undoes: undoes ?? null,
      day: day ?? null,
      pages: JSON.stringify(pages),
      byItself: byItself ? (1 as const) : (0 as const),
    };
    try {
      await db.transaction().execute(async (transaction) => {
        await advisoryLock(transaction, 'drafts');
        await transaction.insertInto('publications').values(publication).execute();
        for (const [position, change] of changes.entries()) {
          const { file, path, value, before } = change;
          const draft = transaction
            .updateTable('changes')
            .where('id', '=', change.id ?? '')
            .where('publication', 'is', null);
          const written = { publication: number, position, groupId: null, coming: null };
          const { numUpdatedRows } = await draft
            .set({ ...written, before: JSON.stringify(before) })
            .where('at', '=', change.at ?? '')
            .executeTakeFirst();
          if (numUpdatedRows > 0) continue;
          const same = { path: JSON.stringify(path), value: JSON.stringify(value) };
          // A draft of the same value is public now.
          await transaction
            .deleteFrom('changes')
            .where('publication', 'is', null)
            .where('coming', 'is', null)
            .where('file', '=', file)
            .where('path', '=', same.path)
            .where('value', '=', same.value)
            .execute();
          // What was rendered becomes public. The newer draft is based on it.
          await draft.set({ before: same.value }).execute();
          const by = { by: author.name, byId: author.id };
          const published = { ...by, ...change, id: randomUUID(), at: publication.at, group: null };
          await transaction
            .insertInto('changes')
            .values(rowOf(published, number, position))
            .execute();
        }
        await inTransaction?.(transaction, number);
        // An undone publication needs no last day.
        if (undoes) await transaction.deleteFrom('coming').where('publication', '=', undoes).execute();
      });
    } catch (error) {
      if (failureOf(error) === 'unique') return undefined;
      throw error;
    }
    return this.newest();
  },

  /**
   * Runs a task if a publication is the newest one, and delays others until it is done, so that no process serves an older
   * publication after a newer one. Returns whether it ran.
   */
  whileNewest: ({ id }: PublicationName, task: () => Promise<void>): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      await advisoryLock(transaction, 'drafts');
      const rows = transaction.selectFrom('publications').select('id').orderBy('number', 'desc').limit(1);
      if (((await rows.executeTakeFirst())?.id ?? '') !== id) return false;
      await task();
      return true;
    }),
});
