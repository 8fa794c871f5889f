import type { Staff } from '../../contract/staff.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import { shownChange } from './change.ts';
import type { ContentServices } from './keep-current.ts';
import { removeDrafts } from './list.ts';
import { draftsFor, isLinked } from './may-edit.ts';

/** Discards a draft with those that were saved together with it. */
export async function discard(
  { store, publishing: { content }, now }: ContentServices,
  staff: Staff,
  id: string,
): Promise<void> {
  const { visible } = draftsFor(staff, content, await store.changes.drafts());
  const draft = visible.find((one) => one.id === id);
  if (!draft) throw new Problem(404, 'There is no such draft.');
  const discarded = visible.filter((other) => other === draft || isLinked(other, draft));
  await removeDrafts(store.db, discarded);
  for (const one of discarded)
    await writeAuditLog(store.db, {
      actor: staff.email,
      action: 'discard',
      detail: { draft: shownChange(one), by: one.by },
      at: now().toISOString(),
    });
}
