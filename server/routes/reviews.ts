import { Hono } from 'hono';
import type { ClientKey } from '../http/client-key.ts';
import { Problem } from '../http/problem.ts';
import type { Limit } from '../http/rate-limit.ts';
import type { PublishedLists } from '../reviews/published-lists.ts';
import { fileResponse, type Site } from '../static/files.ts';
import type { Cursor } from '../store/cursor.ts';
import type { Store } from '../store/store.ts';
import { sendReviewRoute } from './send-review.ts';

/** As contract/review-pages.ts makes it: a time and the id of a review. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

export type ReviewDeps = {
  site: Site;
  store: Store;
  published: PublishedLists;
  clientKey: ClientKey;
  now: () => Date;
  limit?: Limit;
};

function cursorOf(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, time, id] = CURSOR.exec(text) ?? [];
  if (!time || !id) throw new Problem(400, 'before: no page begins there');
  return [time, id];
}

export function reviewRoutes(deps: ReviewDeps) {
  const { site, published } = deps;
  const barberOf = (id: string | undefined) => {
    if (!id) throw new Problem(400, 'Say whose reviews: ?barberId=');
    const barber = site.barbers.get(id);
    if (!barber) throw new Problem(404, 'There is no barber with this id.');
    return barber;
  };

  return new Hono()
    .get('/', async (context) => {
      const { id } = barberOf(context.req.query('barberId'));
      const before = cursorOf(context.req.query('before'));
      return fileResponse(await published.page(id, before), context.req.raw);
    })
    .get('/counts', async (context) => {
      const { id } = barberOf(context.req.query('barberId'));
      return fileResponse(await published.counts(id), context.req.raw);
    })
    .get('/ratings', async (context) => fileResponse(await published.ratings(), context.req.raw))
    .route('/', sendReviewRoute(deps));
}
