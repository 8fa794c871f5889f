import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { draftsRequest, newRecordRequest, type publishingApi } from '../../contract/changes.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { isEditor } from '../../contract/rights.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { contentFiles, isContentFile } from './content.ts';
import { discard } from './discard.ts';
import type { ContentServices } from './keep-current.ts';
import { newRecordChanges } from './new-record.ts';
import { waitingIn } from './plans.ts';
import { forbidden, saveDrafts } from './save.ts';

/** Drafts: saved together, discarded with their group, and those of a new record. */
export function draftRoutes(services: ContentServices) {
  const { store, now } = services;
  const { content, worker } = services.publishing;
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
      // Starts the worker, if it is not running, before what was saved is published.
      worker.factValues().catch(() => {});
      if ('changes' in request)
        return context.json({ drafts } satisfies Answer<typeof publishingApi.draftsTogether, 'PUT'>);
      return context.json(drafts[0] satisfies Answer<typeof publishingApi.drafts, 'PUT'> | undefined);
    })
    .delete('/drafts/:id', async (context) => {
      await discard(services, context.var.staff, context.req.param('id'));
      return context.json({ ok: true });
    })
    .post('/new', async (context) => {
      const request = await readJson(context.req.raw, newRecordRequest);
      const { staff } = context.var;
      const isTheirs = request.kind === 'barber' && staff.branches.includes(String(request.facts?.branch));
      const isText = request.kind === 'article' && isEditor(staff);
      if (staff.role !== 'owner' && !isTheirs && !isText) throw forbidden(staff);
      // A record that waits for its day has reserved its address.
      const files = content.with([
        ...waitingIn(await store.changes.plans()),
        ...(await store.changes.drafts()),
      ]);
      const changes = newRecordChanges(files, request, dubaiDay(now()));
      // Visitors' requests take their turn, as each half takes up to 30 ms.
      await setImmediate();
      await save(staff, changes, randomUUID());
      return context.json({ ok: true });
    });
}
