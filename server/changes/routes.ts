import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod/mini';
import { historyChangeOf } from '../../changes/change.ts';
import { contentFile, contentFiles, isContentFile, mentionsOf, photosOf } from '../../changes/content.ts';
import { newRecordChanges } from '../../changes/new-record.ts';
import { Refusal } from '../../changes/refusal.ts';
import { type ContentState, type Draft, draftsRequest, newRecordRequest } from '../../contract/changes.ts';
import type { Staff } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { comingRoutes } from './coming-routes.ts';
import { draftsFor, mayRead } from './permissions.ts';
import { photoRoutes } from './photo-routes.ts';
import { previewRoutes } from './preview.ts';
import { publicationRoutes } from './publication-routes.ts';
import type { ContentServices } from './publishing.ts';
import { forbidden, saveDrafts } from './save-drafts.ts';

const MAX_RESULTS = 50;
const MAX_QUERY_LENGTH = 200;

/** The content with its drafts, as the console reads it. */
function contentRoutes({ store, publishing }: ContentServices) {
  const { content, publisher } = publishing;
  const visibleTo = async (staff: Staff) => draftsFor(staff, content, await store.drafts.list()).visible;

  return new Hono<StaffVariables>()
    .get('/content', async (context) => {
      const { staff } = context.var;
      return context.json({
        files: contentFiles(content.state()).filter((file) => mayRead(staff, file)),
        drafts: await visibleTo(staff),
        mentions: mentionsOf(content.state()),
        photos: photosOf(content.state()),
        published: content.newest().id,
        notices: staff.role === 'owner' ? content.notices() : [],
      } satisfies ContentState);
    })
    .get('/content/file', async (context) => {
      const { staff } = context.var;
      const path = context.req.query('path') ?? '';
      if (!mayRead(staff, path)) throw new Problem(403, 'You may not read this file.');
      const values = await publisher.factValues().catch(() => ({}));
      const file = contentFile(content, path, values);
      if (!file) throw new Problem(404, 'There is no such file.');
      return context.json(file);
    })
    .get('/content/search', async (context) => {
      const { staff } = context.var;
      const query = z.object({ q: z.string().check(z.maxLength(MAX_QUERY_LENGTH)) });
      const { q } = queryOf(context.req.query(), query);
      const found = await publisher.search(await visibleTo(staff), q);
      const results = found.filter(({ file }) => mayRead(staff, file)).slice(0, MAX_RESULTS);
      return context.json({ results });
    })
    .get('/check', async (context) => {
      const visible = await visibleTo(context.var.staff);
      await publishing.refresh(visible);
      return context.json(await publisher.check(visible));
    });
}

/** Drafts: saved together, discarded with their group, and those of a new record. */
function draftRoutes(services: ContentServices) {
  const { store, now } = services;
  const { content } = services.publishing;
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
      await save(staff, newRecordChanges(files, request, dubaiDay(now())), randomUUID());
      return context.json({ ok: true });
    });
}

/** Drafts, publications and previews. Every request sees what another process has published. */
export function publishingRoutes(services: ContentServices) {
  return new Hono<StaffVariables>()
    .onError((error) => {
      throw error instanceof Refusal ? new Problem(409, error.template, {}, { values: error.values }) : error;
    })
    .use(async (_, next) => {
      await services.publishing.refresh();
      await next();
    })
    .route('/', contentRoutes(services))
    .route('/', draftRoutes(services))
    .route('/photos', photoRoutes(services))
    .route('/', previewRoutes(services))
    .route('/', publicationRoutes(services))
    .route('/coming', comingRoutes(services));
}
