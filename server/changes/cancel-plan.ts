import type { Staff } from '../../contract/staff.ts';
import { valueAt } from '../../domain/field-path.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import { shownChange } from './change.ts';
import type { ContentServices } from './keep-current.ts';
import { draftsIn, GONE, inList, overlapsField } from './list.ts';
import type { Plan } from './plans.ts';

/**
 * Cancels a plan, or `only` one of its changes: they become drafts again, based on what is public now. Without a change left, its
 * end is gone, too. Cancelling an end leaves its changes public.
 */
export async function cancelPlan(
  { store, publishing: { content }, now }: ContentServices,
  staff: Staff,
  { id, undoes, changes: all, by, byId }: Plan,
  only?: string,
): Promise<void> {
  const changes = only === undefined ? all : all.filter((change) => change.id === only);
  if (!changes.length || (only && undoes)) throw new Problem(404, GONE);
  await inList(store.db, async (transaction) => {
    const plans = transaction.selectFrom('publications').select('id').where('number', 'is', null);
    if (!(await plans.where('id', '=', id).executeTakeFirst())) throw new Problem(404, GONE);
    const others = await draftsIn(transaction);
    for (const change of undoes ? [] : changes) {
      const other = others.find(overlapsField(change));
      const reason = '{by} chose something else here, which is not public yet. Publish or discard it first.';
      if (other) throw new Problem(409, reason, { values: { by: other.by }, draft: other });
      const before = JSON.stringify(valueAt(content.live(change.file), change.path) ?? change.before);
      const draft = transaction.updateTable('changes').set({ publication: null, before, held: 1 });
      await draft.where('id', '=', change.id).where('publication', '=', id).execute();
    }
    if (changes.length < all.length) return;
    await transaction.deleteFrom('publications').where('id', '=', id).execute();
  });
  for (const change of byId === staff.id ? [] : changes)
    await writeAuditLog(store.db, {
      actor: staff.email,
      action: 'cancel',
      detail: { draft: shownChange(change), by },
      at: now().toISOString(),
    });
}
