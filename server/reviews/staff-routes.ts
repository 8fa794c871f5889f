import { Hono } from 'hono';
import type { Answer } from '../../contract/endpoint.ts';
import { decision, replyText, reviewFilter } from '../../contract/moderation.ts';
import type { Staff, staffApi } from '../../contract/staff.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { type StaffVariables, scopeOf } from '../staff/auth.ts';
import { moderationStore } from './moderation.ts';

/** The reviews as staff see them: the queue, decisions and replies. */
export function staffReviewRoutes({ store: { db }, now }: Services) {
  const moderationBy = (staff: Staff) => moderationStore(db, scopeOf(staff));

  return new Hono<StaffVariables>()
    .get('/reviews', async ({ req, var: { staff }, json }) =>
      json(
        (await moderationBy(staff).list(queryOf(req.query(), reviewFilter))) satisfies Answer<
          typeof staffApi.reviewsOf
        >,
      ),
    )
    .post('/decisions', async ({ req, var: { staff }, json }) => {
      const decided = await readJson(req.raw, decision);
      const result = await moderationBy(staff).decide(decided, staff.email, now());
      return json(result satisfies Answer<typeof staffApi.decisions, 'POST'>);
    })
    .put('/reviews/:id/reply', async ({ req, var: { staff }, json }) => {
      const written = await readJson(req.raw, replyText);
      const reply = { reviewId: req.param('id'), ...written };
      const replied = await moderationBy(staff).reply(reply, staff.email, now());
      if (replied.kind === 'unknown') throw new Problem(404, 'There is no such review.');
      if (replied.kind === 'conflict')
        throw new Problem(409, 'A colleague has changed this review in the meantime.', {
          review: replied.review,
        });
      return json({ ok: true });
    })
    .get('/queue', async ({ var: { staff }, json }) =>
      json((await moderationBy(staff).queueCounts()) satisfies Answer<typeof staffApi.queue>),
    );
}
