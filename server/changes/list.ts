import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Draft, Published } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { type Change, overlaps } from '../../domain/field-path.ts';
import { changeOf, rowOf } from '../store/changes-tables.ts';
import { failureOf } from '../store/failures.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';
import { BEFORE_FIRST, type PublicationAuthor, type PublicationName } from './change.ts';
import { type Plan, planRow, plansIn, refuseOverlap, spansOf } from './plans.ts';
import { Refusal } from './refusal.ts';

export type NewPublication = {
  /** The publication on which it was rendered. */
  base: number;
  author: PublicationAuthor;
  at: Date;
  /** Addresses of the changed pages. */
  pages: string[];
  /** The number of the publication that it takes back. */
  undoes?: number | undefined;
  /** The plan that becomes public. */
  plan?: Plan | undefined;
  /** The day on which it is taken back. */
  until?: Day | null | undefined;
};

type HistoryFilter = {
  before?: number;
  by?: string;
  from?: Date;
  until?: Date;
  field?: Pick<Change, 'file' | 'path'>;
};

/** Runs a task while no process saves a draft, plans or publishes. */
export const inList = <T>(db: Kysely<Database>, task: (transaction: Transaction<Database>) => Promise<T>) =>
  db.transaction().execute(async (transaction) => {
    await advisoryLock(transaction, 'drafts');
    return task(transaction);
  });

/** Drafts: the changes without a publication. */
export async function draftsIn(db: Kysely<Database>): Promise<Draft[]> {
  const rows = db.selectFrom('changes').selectAll().where('publication', 'is', null);
  return (await rows.orderBy('at').orderBy('id').execute()).map(changeOf);
}

export const removeDrafts = async (db: Kysely<Database>, drafts: readonly Pick<Draft, 'id'>[]) => {
  const ids = ['', ...drafts.map(({ id }) => id)];
  await db.deleteFrom('changes').where('id', 'in', ids).where('publication', 'is', null).execute();
};

/** Whether a draft changes a field, one that contains it or one inside it. */
export const overlapsField =
  ({ file, path }: Pick<Change, 'file' | 'path'>) =>
  (one: Change) =>
    one.file === file && overlaps(one.path, path);

export type ChangeList = ReturnType<typeof changeList>;

/** All changes: drafts, plans and publications, which are numbered without gaps. */
export const changeList = (db: Kysely<Database>) => ({
  drafts: () => draftsIn(db),
  plans: () => plansIn(db),

  /** The newest publication; number 0 before the first. */
  async newest(): Promise<PublicationName> {
    const first = db.selectFrom('publications').select('id').where('number', '=', 1);
    const rows = db.selectFrom('publications').select(['number', 'id', first.as('history')]);
    const row = await rows
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? { id: row.id, number: row.number ?? 0, history: row.history ?? '' } : BEFORE_FIRST;
  },

  /** The published changes after a publication, in order. */
  async since(publication: number): Promise<Published[]> {
    const rows = await db
      .selectFrom('changes')
      .innerJoin('publications', 'publications.id', 'changes.publication')
      .selectAll('changes')
      .select('publications.number')
      .where('publications.number', '>', publication)
      .orderBy('publications.number')
      .orderBy('changes.position')
      .orderBy('changes.id')
      .execute();
    return rows.map(({ number, ...row }) => ({ ...changeOf(row), publication: number ?? 0 }));
  },

  /** Whether a publication is in the store. After a restore another one may have its number. */
  async has({ number, id }: PublicationName): Promise<boolean> {
    const rows = db.selectFrom('publications').select('id').where('number', '=', number);
    return number === 0 || (await rows.where('id', '=', id).executeTakeFirst()) !== undefined;
  },

  /** Publications, newest first: before a number, by an account, at a time, and of a field or the fields in it. */
  async history(count: number, { before, by, from, until, field }: HistoryFilter = {}) {
    const rows = db
      .selectFrom('publications as one')
      .leftJoin('publications as undone', 'undone.id', 'one.undoes')
      .selectAll('one')
      .select('undone.number as undoneNumber')
      .orderBy('one.number', 'desc')
      .limit(count);
    const inField = ({ file, path }: Pick<Change, 'file' | 'path'>) => {
      const begin = JSON.stringify(path).slice(0, -1);
      return sql<boolean>`exists (select 1 from changes where publication = coalesce(one.undoes, one.id) and file = ${file}
        and substr(path, 1, ${begin.length + 1}) in (${`${begin}]`}, ${`${begin},`}))`;
    };
    const found = await rows
      .where('one.number', 'is not', null)
      .$if(before !== undefined, (query) => query.where('one.number', '<', before as number))
      .$if(by !== undefined, (query) => query.where('one.authorId', '=', by as string))
      .$if(from !== undefined, (query) => query.where('one.at', '>=', (from as Date).toISOString()))
      .$if(until !== undefined, (query) => query.where('one.at', '<', (until as Date).toISOString()))
      .$if(field !== undefined, (query) => query.where(inField(field as Change)))
      .execute();
    return found.map((row) => ({ ...row, number: row.number ?? 0 }));
  },

  /** Whether one of these drafts was published. */
  async hasPublished(ids: readonly string[]): Promise<boolean> {
    const rows = db
      .selectFrom('changes')
      .innerJoin('publications', 'publications.id', 'changes.publication')
      .select('changes.id')
      .where('number', 'is not', null);
    return (await rows.where('changes.id', 'in', ['', ...ids]).executeTakeFirst()) !== undefined;
  },

  /**
   * Makes changes public in one transaction. Returns undefined if another publication was made after `base`, because its number
   * is taken. A draft that was saved again in the meantime stays a draft with its newer value.
   */
  async publish(
    changes: readonly (Change & Partial<Draft>)[],
    { base, author, at, pages, undoes = 0, plan, until }: NewPublication,
  ): Promise<PublicationName | undefined> {
    const id = plan?.id ?? randomUUID();
    const made = { number: base + 1, at: at.toISOString(), pages: JSON.stringify(pages) };
    try {
      await inList(db, async (transaction) => {
        const of = (number: number) =>
          transaction.selectFrom('publications').select('id').where('number', '=', number);
        const undone = (await of(undoes).executeTakeFirst())?.id ?? null;
        if (plan) {
          const row = transaction.updateTable('publications').set(made).where('id', '=', id);
          const { numUpdatedRows } = await row
            .where('number', 'is', null)
            .where('day', '=', plan.day)
            .executeTakeFirst();
          if (!numUpdatedRows) throw new Refusal(GONE);
        } else {
          const row = { ...planRow(author, null, undone), ...made, id };
          await transaction.insertInto('publications').values(row).execute();
        }
        // The changes of a plan are written anew, without those whose value was already public.
        await transaction.deleteFrom('changes').where('publication', '=', id).execute();
        const by = { by: author.name, byId: author.id, at: made.at };
        for (const [position, change] of changes.entries()) {
          const row = rowOf({ id: randomUUID(), ...by, ...change, group: null }, id, position);
          const { file, path, value, at } = row;
          const drafts = transaction.deleteFrom('changes').where('publication', 'is', null);
          // The draft in this version, and one of the same value, which is public now.
          await drafts
            .where((is) => is.or([is.and({ id: row.id, at }), is.and({ file, path, value })]))
            .execute();
          // A newer version of the draft is based on what becomes public.
          const newer = transaction.updateTable('changes').set({ before: value }).where('id', '=', row.id);
          const { numUpdatedRows } = await newer.where('publication', 'is', null).executeTakeFirst();
          const published = numUpdatedRows ? { ...row, id: randomUUID() } : row;
          await transaction.insertInto('changes').values(published).execute();
        }
        // What is undone needs no other end.
        if (undone)
          await transaction
            .deleteFrom('publications')
            .where('undoes', '=', undone)
            .where('number', 'is', null)
            .execute();
        if (!until) return;
        refuseOverlap(
          { from: dubaiDay(at), until, changes: [...changes] },
          spansOf(await plansIn(transaction)),
        );
        await transaction
          .insertInto('publications')
          .values(planRow(author, until, id))
          .execute();
      });
    } catch (error) {
      if (failureOf(error) === 'unique') return undefined;
      throw error;
    }
    return this.newest();
  },

  /** Records why a plan was not carried out on its day, unless it was moved or cancelled in the meantime. */
  async refuse({ id, day }: Plan, mistakes: Finding[]): Promise<void> {
    const refused = db.updateTable('publications').set({ mistakes: JSON.stringify(mistakes) });
    await refused.where('id', '=', id).where('number', 'is', null).where('day', '=', day).execute();
  },

  /**
   * Runs a task if a publication is the newest one, and delays others until it is done, so that no process serves an older
   * publication after a newer one. Returns whether it ran.
   */
  whileNewest({ id }: PublicationName, task: () => Promise<void>): Promise<boolean> {
    return inList(db, async (transaction) => {
      if ((await changeList(transaction).newest()).id !== id) return false;
      await task();
      return true;
    });
  },
});

export const GONE = 'This is no longer there: it was published, taken back or cancelled.';
