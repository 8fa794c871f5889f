import { Hono } from 'hono';
import { historyChangeOf } from '../../changes/change.ts';
import { isSame } from '../../changes/differences.ts';
import type { PublishedContent } from '../../changes/published-content.ts';
import type { ComingEntry } from '../../contract/changes.ts';
import { type ComingDays, comingDays, faultOfDays } from '../../contract/coming.ts';
import type { Staff } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { valueAt } from '../../domain/field-path.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { type Coming, changesOf, mayEditComing } from './coming.ts';
import type { ContentServices } from './publishing.ts';

const FAULTS = {
  empty: 'give a day',
  past: 'must not be in the past',
  order: 'must be after the first day, and after today',
};

/** Throws 422 for invalid days. */
export function checkDays(days: ComingDays, now: Date, isPublic?: boolean): void {
  const fault = faultOfDays(days, dubaiDay(now), isPublic);
  if (fault) throw new Problem(422, `${fault.field}: ${FAULTS[fault.reason]}`);
}

function entryOf(coming: Coming, content: PublishedContent): ComingEntry {
  const { id, by, from, until, mistakes, publication } = coming;
  const isPublic = publication !== null;
  const changes = changesOf(coming, content).map(({ file, path, value, before: written }) => {
    const before = isPublic ? written : (valueAt(content.live(file), path) ?? null);
    return { change: { file, path, before, value }, replacesNewer: !isSame(before, written) };
  });
  return {
    id,
    by,
    from,
    until,
    isPublic,
    replacesNewer: changes.some((one) => one.replacesNewer),
    mistakes,
    changes: changes.map(({ change }) => historyChangeOf(change)),
  };
}

/** Planned changes: lists them, changes their days and cancels them. */
export function comingRoutes({ store, publishing: { content }, now }: ContentServices) {
  const visibleTo = async (staff: Staff) =>
    (await store.coming.list()).filter((one) => one.byId === staff.id || mayEditComing(staff, one, content));
  async function find(staff: Staff, id: string): Promise<Coming> {
    const coming = (await visibleTo(staff)).find((one) => one.id === id);
    if (!coming)
      throw new Problem(404, 'This is no longer there: it was published, taken back or cancelled.');
    return coming;
  }

  return new Hono<StaffVariables>()
    .get('/', async (context) => {
      const entries = (await visibleTo(context.var.staff)).map((one) => entryOf(one, content));
      return context.json({ entries });
    })
    .put('/:id', async (context) => {
      const { id, publication } = await find(context.var.staff, context.req.param('id'));
      const days = await readJson(context.req.raw, comingDays);
      checkDays(days, now(), publication !== null);
      await store.coming.edit(id, days, content);
      return context.json({ ok: true });
    })
    .delete('/:id', async (context) => {
      const { staff } = context.var;
      const coming = await find(staff, context.req.param('id'));
      await store.coming.cancel(coming.id, content);
      for (const change of coming.byId === staff.id ? [] : changesOf(coming, content))
        await writeAuditLog(store.db, {
          actor: staff.email,
          action: 'cancel',
          detail: { draft: historyChangeOf(change), by: coming.by },
          at: now().toISOString(),
        });
      return context.json({ ok: true });
    });
}
