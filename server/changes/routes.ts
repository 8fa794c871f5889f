import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import { z } from 'zod/mini';
import type { publishingApi } from '../../contract/changes.ts';
import type { Answer } from '../../contract/endpoint.ts';
import type { Staff } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { queryOf } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { contentFile, contentFiles, mentionsOf, namesOf } from './content.ts';
import { draftRoutes } from './draft-routes.ts';
import { exportedFiles } from './export.ts';
import { publicationRoutes } from './history-routes.ts';
import type { ContentServices } from './keep-current.ts';
import { draftsFor, mayRead } from './may-edit.ts';
import { photoRoutes } from './photo-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { previewRoutes } from './preview.ts';
import { Refusal } from './refusal.ts';
import { StillPreparing } from './worker/worker.ts';

const MAX_RESULTS = 50;
const MAX_QUERY_LENGTH = 200;

/** The content with its drafts, as the console reads it. */
function contentRoutes({ store, publishing, now }: ContentServices) {
  const { content, worker } = publishing;
  const visibleTo = async (staff: Staff) => draftsFor(staff, content, await store.changes.drafts()).visible;

  return new Hono<StaffVariables>()
    .get('/content', async (context) => {
      const { staff } = context.var;
      const drafts = await visibleTo(staff);
      return context.json({
        files: contentFiles(content.state()).filter((file) => mayRead(staff, file)),
        names: namesOf(content.state(), drafts),
        drafts,
        mentions: mentionsOf(content.state()),
        published: content.newest().id,
      } satisfies Answer<typeof publishingApi.content>);
    })
    .get('/content.zip', (context) => {
      context.header('Content-Type', 'application/zip');
      context.header('Content-Disposition', `attachment; filename="jk-masters-${dubaiDay(now())}.zip"`);
      return context.body(makeZip(exportedFiles({ content, store })));
    })
    .get('/content/file', async (context) => {
      const { staff } = context.var;
      const path = context.req.query('path') ?? '';
      if (!mayRead(staff, path)) throw new Problem(403, 'You may not read this file.');
      const values = await worker.factValues().catch(() => ({}));
      const file = contentFile(content, path, values);
      if (!file) throw new Problem(404, 'There is no such file.');
      return context.json(file satisfies Answer<typeof publishingApi.file>);
    })
    .get('/content/search', async (context) => {
      const { staff } = context.var;
      const query = z.object({ q: z.string().check(z.maxLength(MAX_QUERY_LENGTH)) });
      const { q } = queryOf(context.req.query(), query);
      const found = await worker.search(await visibleTo(staff), q);
      const results = found.filter(({ file }) => mayRead(staff, file)).slice(0, MAX_RESULTS);
      return context.json({ results } satisfies Answer<typeof publishingApi.search>);
    })
    .get('/check', async (context) => {
      const visible = await visibleTo(context.var.staff);
      await publishing.refresh(visible);
      return context.json((await worker.check(visible)) satisfies Answer<typeof publishingApi.check>);
    });
}

/** Drafts, publications and previews. Every request sees what another process has published. */
export function publishingRoutes(services: ContentServices) {
  return new Hono<StaffVariables>()
    .onError((error, context) => {
      if (error instanceof StillPreparing) context.set('work', error.work);
      throw error instanceof Refusal ? new Problem(409, error.template, { values: error.values }) : error;
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
    .route('/plans', planRoutes(services));
}
