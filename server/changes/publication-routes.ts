import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod/mini';
import { historyChangeOf } from '../../changes/change.ts';
import {
  type HistoryChange,
  type HistoryPage,
  keepRequest,
  type Publication,
  publishRequest,
  undoRequest,
} from '../../contract/changes.ts';
import { valueAt } from '../../domain/field-path.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { refuseOverlap } from './coming.ts';
import { checkDays } from './coming-routes.ts';
import { draftsFor } from './permissions.ts';
import type { PublicationRow } from './publication-store.ts';
import type { Request } from './publish.ts';
import type { ContentServices } from './publishing.ts';

const PAGE_SIZE = 30;

const SPACE_MS = 5_000;

/** Answers with JSON once it is ready. Sends spaces until then, so that no proxy closes the connection. */
function slowAnswer(context: Context, answer: Promise<object>): Response {
  context.header('Content-Type', 'application/json');
  return stream(context, async (body) => {
    const timer = setInterval(() => body.write(' '), SPACE_MS);
    await body.write(JSON.stringify(await answer.finally(() => clearInterval(timer))));
  });
}

/** Publishing, the history, and undo. */
export function publicationRoutes({ store, publishing, now }: ContentServices) {
  const { content } = publishing;
  const publish = (context: Context<StaffVariables>, request: Request) =>
    slowAnswer(context, publishing.publish(request, context.var.staff));

  /** The changes of a publication, or what it undoes. */
  function changesOf({
    number,
    undoes,
    day,
  }: Pick<PublicationRow, 'number' | 'undoes' | 'day'>): HistoryChange[] {
    if (day !== null) return [{ day }];
    const changes = content.of(undoes ?? number).map(historyChangeOf);
    return undoes === null ? changes : changes.map((undone) => ({ undone }));
  }

  return new Hono<StaffVariables>()
    .post('/publish', async (context) => {
      const { days, ...request } = await readJson(context.req.raw, publishRequest);
      if (days) checkDays(days, now());
      const seen = new Map(request.drafts.map(({ id, at }) => [id, at]));
      const { editable } = draftsFor(context.var.staff, content, await store.drafts.list());
      const drafts = editable.filter(({ id }) => seen.has(id));
      const draft = drafts.find(({ id, at }) => seen.get(id) !== at);
      if (draft) {
        const { by } = draft;
        const detail = '{by} has changed this meanwhile. Look at it, then publish:';
        throw new Problem(409, detail, { values: { by }, draft });
      }
      if (days) refuseOverlap(days, drafts, await store.coming.list(), content);
      if (drafts.length) return publish(context, { drafts, days });
      // A colleague may have published all of them a moment ago.
      if (!(await store.publications.hasPublished([...seen.keys()])))
        throw new Problem(409, 'These changes are no longer there: they were discarded.');
      const ended = { state: 'done' as const, reason: null, mistakes: [], endedAt: now().toISOString() };
      return context.json(ended satisfies Publication);
    })
    .get('/history', async (context) => {
      const cursor = z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) });
      const { cursor: from } = queryOf(context.req.query(), cursor);
      const before = from === undefined ? undefined : Number(from);
      const rows = await store.publications.list(PAGE_SIZE + 1, before);
      const entries = rows.slice(0, PAGE_SIZE).map((row) => ({
        publication: row.number,
        at: row.at,
        by: row.author,
        changes: changesOf(row),
        pages: JSON.parse(row.pages),
        byItself: row.byItself === 1,
      }));
      const next = rows.length > PAGE_SIZE ? String(rows[PAGE_SIZE - 1]?.number) : null;
      return context.json({ entries, next } satisfies HistoryPage);
    })
    .post('/history/undo', async (context) =>
      publish(context, { undo: await readJson(context.req.raw, undoRequest) }),
    )
    .post('/history/keep', async (context) => {
      const { file, path } = await readJson(context.req.raw, keepRequest);
      const notice = content.notices().find((one) => one.file === file && `${one.path}` === `${path}`);
      if (notice?.kind !== 'newer') throw new Problem(404, 'There is no such notice.');
      const value = valueAt(content.live(file), path) ?? null;
      return publish(context, { together: [{ file, path, before: notice.program, value }] });
    });
}
