import type { Kysely } from 'kysely';
import type { Draft } from '../../contract/changes.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Database } from '../store/schema.ts';
import type { PublicationAuthor } from './change.ts';
import { type Context, cachePhotos } from './commit.ts';
import { inList } from './list.ts';
import { planRow, plansIn, refuseOverlap, spansOf } from './plans.ts';
import { draftsToPublish } from './publish-drafts.ts';
import { Refusal } from './refusal.ts';

/** Plans drafts for a day, and their end. Throws if they could not be published now. */
export async function plan(
  context: Context,
  drafts: readonly Draft[],
  days: PlanDays,
  author: PublicationAuthor,
) {
  const { store, worker } = context;
  const changes = await draftsToPublish(context, drafts);
  if (!changes.length) throw new Refusal('Nothing is different from what is public.');
  await cachePhotos(context, changes);
  await worker.discard(await worker.prepare(changes));
  await addPlan(store.db, changes, days, author);
  return { state: 'planned' as const };
}

/** Makes drafts a publication with a day, all or none. Its end is another one, which takes it back. */
export const addPlan = (
  db: Kysely<Database>,
  changes: Draft[],
  { from, until }: PlanDays,
  author: PublicationAuthor,
): Promise<void> =>
  inList(db, async (transaction) => {
    const day = from ?? dubaiDay(new Date());
    refuseOverlap({ from: day, until, changes }, spansOf(await plansIn(transaction)));
    const first = planRow(author, day);
    for (const row of [first, ...(until ? [planRow(author, until, first.id)] : [])])
      await transaction.insertInto('publications').values(row).execute();
    for (const { id, at } of changes) {
      const draft = transaction.updateTable('changes').set({ publication: first.id, groupId: null });
      const { numUpdatedRows } = await draft
        .where('id', '=', id)
        .where('at', '=', at)
        .where('publication', 'is', null)
        .executeTakeFirst();
      if (!numUpdatedRows) throw new Refusal('These changes were discarded in the meantime.');
    }
  });
