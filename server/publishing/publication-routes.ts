import { type Context, Hono } from 'hono';
import { z } from 'zod/mini';
import { type HistoryPage, publishRequest, undoRequest } from '../../contract/publishing.ts';
import { partsOfMessage } from '../../publishing/describe.ts';
import type { PublicationRequest } from '../../publishing/publication.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Store } from '../store/store.ts';
import { draftsOf } from './permissions.ts';
import type { Publishing } from './publishing.ts';

const PAGE_SIZE = 30;

type Deps = { store: Store; publishing: Publishing; now: () => Date };

/** Publishing, its result, the history, and undo. */
export function publicationRoutes({ store, publishing, now }: Deps) {
  const { repository } = publishing;
  const begin = async (context: Context<StaffVariables>, request: PublicationRequest) =>
    context.json(await publishing.begin(request, context.var.staff, now()), 202);

  return new Hono<StaffVariables>()
    .post('/publish', async (context) => {
      const request = await readJson(context.req.raw, publishRequest);
      const seen = new Map(request.drafts.map(({ id, at }) => [id, at]));
      const { editable } = await draftsOf(store, context.var.staff, repository.folder);
      const drafts = editable.filter(({ id }) => seen.has(id));
      const draft = drafts.find(({ id, at }) => seen.get(id) !== at);
      if (draft) {
        const { by } = draft;
        const detail = '{by} has changed this meanwhile. Look at it, then publish:';
        throw new Problem(409, detail, {}, { values: { by }, draft });
      }
      // A colleague may have published all of them a moment ago.
      if (!drafts.length && !(await store.publications.hasPublished([...seen.keys()])))
        throw new Problem(409, 'These changes are no longer there: they were discarded.');
      return begin(context, { drafts: await store.drafts.withPhotos(drafts) });
    })
    .get('/publication', async (context) =>
      context.json({ publication: await store.publications.newest(context.var.staff.id) }),
    )
    .get('/history', async (context) => {
      const cursor = z.object({ cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/))) });
      const { cursor: from } = queryOf(context.req.query(), cursor);
      await repository.sync();
      const commits = await repository.log(PAGE_SIZE + 1, from);
      const entries = commits.slice(0, PAGE_SIZE).map(({ hash, at, by, message }) => {
        const { changes, pages } = partsOfMessage(message);
        return { commit: hash, at, by, changes, pages };
      });
      return context.json({ entries, next: commits[PAGE_SIZE]?.hash ?? null } satisfies HistoryPage);
    })
    .post('/history/undo', async (context) =>
      begin(context, { undo: await readJson(context.req.raw, undoRequest) }),
    );
}
