import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod/mini';
import { type Publication, type publishingApi, publishRequest, undoRequest } from '../../contract/changes.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { addDays, type Day, dubaiDay, instant, isDay } from '../../domain/dubai-time.ts';
import { fieldOf } from '../../domain/field-path.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { shownChange } from './change.ts';
import type { ContentServices } from './keep-current.ts';
import { draftsFor, isLinked } from './may-edit.ts';
import { plan } from './plan.ts';
import { checkDays } from './plan-routes.ts';
import { refuseOverlap, spansOf } from './plans.ts';
import { undo } from './undo.ts';

const PAGE_SIZE = 30;

const SPACE_MS = 5_000;

/** Narrowed by the account's id, a day in Dubai, and the id of a field with the fields in it. */
const historyQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  by: z.optional(z.string()),
  day: z.optional(z.custom<Day>((day) => isDay(String(day)), 'must be a day')),
  field: z.optional(z.string()),
});

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
  const answer = (context: Context<StaffVariables>, done: Promise<Publication>) => {
    context.set('work', done);
    return slowAnswer(context, done);
  };
  const run = (context: Context<StaffVariables>, verb: Parameters<typeof publishing.run>[1]) =>
    answer(context, publishing.run(context.var.staff, verb));

  return new Hono<StaffVariables>()
    .post('/publish', async (context) => {
      const { days, ...request } = await readJson(context.req.raw, publishRequest);
      if (days) checkDays(days, now());
      const { from = null } = days ?? {};
      /** The day on which they are taken back, after the last one. */
      const until = days?.until ? addDays(days.until, 1) : null;
      const seen = new Map(request.drafts.map(({ id, at }) => [id, at]));
      const all = await store.changes.drafts();
      const { editable } = draftsFor(context.var.staff, content, all);
      const drafts = editable.filter(({ id }) => seen.has(id));
      const draft = drafts.find(({ id, at }) => seen.get(id) !== at);
      if (draft) {
        const { by } = draft;
        const detail = '{by} has changed this meanwhile. Look at it, then publish:';
        throw new Problem(409, detail, { values: { by }, draft });
      }
      const left = all.find((one) => !drafts.includes(one) && drafts.some((chosen) => isLinked(one, chosen)));
      if (left)
        throw new Problem(
          409,
          'This goes together with a change of {by} that you left out or may not publish.',
          {
            values: { by: left.by },
          },
        );
      if (days)
        refuseOverlap(
          { from: from ?? dubaiDay(now()), until, changes: drafts },
          spansOf(await store.changes.plans()),
        );
      const { staff } = context.var;
      if (drafts.length && from && from > dubaiDay(now()))
        return run(context, (content) => plan(content, drafts, { from, until }, staff));
      if (drafts.length) return answer(context, publishing.publish(staff, drafts, until));
      // A colleague may have published all of them a moment ago.
      if (!(await store.changes.hasPublished([...seen.keys()])))
        throw new Problem(409, 'These changes are no longer there: they were discarded.');
      const ended = { state: 'done' as const, reason: null, mistakes: [], endedAt: now().toISOString() };
      return context.json(ended satisfies Publication);
    })
    .get('/history', async (context) => {
      const { cursor, by, day, field } = queryOf(context.req.query(), historyQuery);
      const rows = await store.changes.history(PAGE_SIZE + 1, {
        ...(cursor && { before: Number(cursor) }),
        ...(by && { by }),
        ...(day && { from: instant(day, '00:00'), until: instant(day, '00:00', 1) }),
        ...(field && { field: fieldOf(field) }),
      });
      const entries = rows.slice(0, PAGE_SIZE).map((row) => ({
        publication: row.number,
        at: row.at,
        by: row.author,
        changes: content.of(row.undoneNumber ?? row.number).map(shownChange),
        isUndo: row.undoes !== null,
        pages: JSON.parse(row.pages),
        byItself: row.day !== null,
      }));
      const next = rows.length > PAGE_SIZE ? String(rows[PAGE_SIZE - 1]?.number) : null;
      return context.json({ entries, next } satisfies Answer<typeof publishingApi.history>);
    })
    .post('/history/undo', async (context) => {
      const { publication } = await readJson(context.req.raw, undoRequest);
      return run(context, (content) => undo(content, publication, context.var.staff));
    });
}
