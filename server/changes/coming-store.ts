import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { PublishedContent } from '../../changes/published-content.ts';
import { Refusal } from '../../changes/refusal.ts';
import type { Draft } from '../../contract/changes.ts';
import type { ComingDays } from '../../contract/coming.ts';
import type { Finding } from '../../contract/findings.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { valueAt } from '../../domain/field-path.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../store/schema.ts';
import { advisoryLock } from '../store/sql.ts';
import { type Coming, changesOf, isDue, nextDay, refuseOverlap } from './coming.ts';
import { allDrafts, overlapsField, unpublished } from './draft-store.ts';
import type { PublicationAuthor } from './publication-store.ts';

type NewComing = { days: ComingDays; author: PublicationAuthor; drafts: Draft[] };

const orderOf = (coming: Coming) => `${nextDay(coming)} ${coming.publication === null}`;

/** All plans by their next day. Of those with the same day, changes that end come first. */
async function readAll(db: Kysely<Database>): Promise<Coming[]> {
  const rows = await db.selectFrom('coming').selectAll().orderBy('at').orderBy('id').execute();
  const changes = rows.length ? await unpublished(db) : [];
  return rows
    .map(({ fromDay: from, untilDay: until, author: by, authorId: byId, mistakes, id, publication }) => {
      const drafts = changes.filter(({ coming }) => coming === id);
      return { id, publication, from, until, by, byId, drafts, mistakes: JSON.parse(mistakes ?? '[]') };
    })
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

async function find(db: Kysely<Database>, id: string, isWanted = (_: Coming) => true) {
  const all = await readAll(db);
  const coming = all.find((one) => one.id === id && isWanted(one));
  if (!coming) throw new Refusal('This is no longer there: it was published, taken back or cancelled.');
  return { coming, others: all.filter((one) => one !== coming) };
}

const rowOf = ({ from, until }: ComingDays) => ({
  fromDay: from ?? dubaiDay(new Date()),
  untilDay: until,
  mistakes: null,
});

/** Stores the days of drafts that wait, or of a publication that will be taken back, in the transaction that makes them so. */
export async function insertComing(
  transaction: Transaction<Database>,
  { days, author: { id: authorId, name }, drafts }: NewComing,
  content: PublishedContent,
  publication: number | null = null,
): Promise<string> {
  refuseOverlap(days, drafts, await readAll(transaction), content);
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const row = { id, at, publication, author: name, authorId, ...rowOf(days) };
  await transaction.insertInto('coming').values(row).execute();
  return id;
}

/**
 * Records that a plan was published, or deletes one that is over, in the transaction that publishes it or takes it back. Throws
 * if it is no longer due.
 */
export async function advance(
  transaction: Transaction<Database>,
  { id, publication: ended }: Coming,
  publication: number,
  today: Day,
): Promise<void> {
  const { coming } = await find(transaction, id, (one) => isDue(one, today) && one.publication === ended);
  // Drafts left over, because their value was already public.
  await transaction.deleteFrom('changes').where('coming', '=', id).execute();
  if (ended === null && coming.until !== null)
    await transaction.updateTable('coming').set({ publication }).where('id', '=', id).execute();
  else await transaction.deleteFrom('coming').where('id', '=', id).execute();
}

/** Changes that become public or are taken back on a day. */
export const comingStore = (db: Kysely<Database>) => {
  /** Runs a task while no process saves a draft or publishes. */
  const withDraftLock = <T>(task: (transaction: Transaction<Database>) => Promise<T>) =>
    db.transaction().execute(async (transaction) => {
      await advisoryLock(transaction, 'drafts');
      return task(transaction);
    });

  return {
    list: () => readAll(db),

    /** Schedules drafts for their day, all or none. */
    plan: (planned: NewComing, content: PublishedContent) =>
      withDraftLock(async (transaction) => {
        const coming = await insertComing(transaction, planned, content);
        const waiting = transaction.updateTable('changes').set({ coming, groupId: null });
        for (const { id, at } of planned.drafts) {
          const draft = waiting.where('id', '=', id).where('at', '=', at).where('publication', 'is', null);
          const { numUpdatedRows } = await draft.where('coming', 'is', null).executeTakeFirst();
          if (numUpdatedRows === 0n) throw new Refusal('These changes were discarded in the meantime.');
        }
      }),

    /** Changes the days of a plan. Changes that are already public keep their first day. */
    edit: (id: string, { from, until }: ComingDays, content: PublishedContent) =>
      withDraftLock(async (transaction) => {
        const { coming, others } = await find(transaction, id);
        const days = { from: coming.publication === null ? from : coming.from, until };
        refuseOverlap(days, changesOf(coming, content), others, content);
        await transaction.updateTable('coming').set(rowOf(days)).where('id', '=', id).execute();
      }),

    /** Cancels a plan: waiting changes become drafts again, based on what is public now; public changes stay public. */
    cancel: (id: string, content: PublishedContent) =>
      withDraftLock(async (transaction) => {
        const { drafts } = (await find(transaction, id)).coming;
        const others = await allDrafts(transaction);
        for (const { id, file, path, before } of drafts) {
          const other = others.find(overlapsField(file, path));
          const reason =
            '{by} chose something else here, which is not public yet. Publish or discard it first.';
          if (other) throw new Problem(409, reason, { values: { by: other.by }, draft: other });
          const live = JSON.stringify(valueAt(content.live(file), path) ?? before);
          const draft = transaction.updateTable('changes').set({ coming: null, before: live });
          await draft.where('id', '=', id).execute();
        }
        await transaction.deleteFrom('coming').where('id', '=', id).execute();
      }),

    /** Records why a plan was not carried out on its day, unless it was moved or cancelled in the meantime. */
    async refuse({ id, publication }: Coming, today: Day, mistakes: Finding[]): Promise<void> {
      const refused = db.updateTable('coming').set({ mistakes: JSON.stringify(mistakes) });
      const day = publication === null ? 'fromDay' : 'untilDay';
      await refused.where('id', '=', id).where(day, '<=', today).execute();
    },
  };
};
