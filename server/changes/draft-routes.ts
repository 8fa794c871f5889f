import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { historyChangeOf } from '../../changes/change.ts';
import { contentFiles, isContentFile } from '../../changes/content.ts';
import { newRecordChanges } from '../../changes/new-record.ts';
import { type Draft, draftsRequest, newRecordRequest } from '../../contract/changes.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { draftsFor } from './permissions.ts';
import type { ContentServices } from './publishing.ts';
import { forbidden, saveDrafts } from './save-drafts.ts';

/** Drafts: saved together, discarded with their group, and those of a new record. */
export function draftRoutes(services: ContentServices) {
  const { store, now } = services;
  const { content, publisher } = services.publishing;
  const save = saveDrafts(services);

  return new Hono<StaffVariables>()
    .put('/drafts', async (context) => {
      const request = await readJson(context.req.raw, draftsRequest);
      const { changes, group } = 'changes' in request ? request : { changes: [request], group: undefined };
      const folders = new Set(contentFiles(content.state()).map((file) => file.split('/')[0]));
      for (const { file } of changes) {
        if (!isContentFile(file)) throw new Problem(422, 'file: is not a content file');
        if (!folders.has(file.split('/')[0])) throw new Problem(422, 'file: the site has no such language');
      }
      const given = changes.map(({ value = null, ...change }) => ({ ...change, value }));
      const drafts = await save(context.var.staff, given, group, '{by} wrote something else here.');
      // Starts the publisher, if it is not running, before what was saved is published.
      publisher.factValues().catch(() => {});
      return context.json('changes' in request ? { drafts } : drafts[0]);
    })
    .delete('/drafts/:id', async (context) => {
      const { staff } = context.var;
      const { visible } = draftsFor(staff, content, await store.drafts.list());
      const draft = visible.find(({ id }) => id === context.req.param('id'));
      if (!draft) throw new Problem(404, 'There is no such draft.');
      const isInGroup = ({ group, byId }: Draft) =>
        draft.group && group === draft.group && byId === draft.byId;
      const discarded = visible.filter((other) => other === draft || isInGroup(other));
      await store.drafts.remove(discarded.map(({ id }) => id));
      for (const one of discarded)
        await writeAuditLog(store.db, {
          actor: staff.email,
          action: 'discard',
          detail: { draft: historyChangeOf(one), by: one.by },
          at: now().toISOString(),
        });
      return context.json({ ok: true });
    })
    .post('/new', async (context) => {
      const request = await readJson(context.req.raw, newRecordRequest);
      const { staff } = context.var;
      const isTheirs = request.kind === 'barber' && staff.branches.includes(String(request.facts?.branch));
      if (staff.role !== 'owner' && !isTheirs) throw forbidden(staff);
      // A record that waits for its day has reserved its address.
      const waiting = (await store.coming.list()).flatMap(({ drafts }) => drafts);
      const files = content.with([...waiting, ...(await store.drafts.list())]);
      const changes = newRecordChanges(files, request, dubaiDay(now()));
      // Visitors' requests take their turn, as each half takes up to 30 ms.
      await setImmediate();
      await save(staff, changes, randomUUID());
      return context.json({ ok: true });
    });
}
