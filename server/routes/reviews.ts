import { Hono, type MiddlewareHandler } from 'hono';
import type { ClientKey } from '../http/client.ts';
import type { Limit } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import type { PublishedLists } from '../reviews/published-lists.ts';
import type { Site } from '../static/site.ts';
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

  // Asked for each time: a decision of staff shows at once.
  const noCache: MiddlewareHandler = async (context, next) => {
    context.header('Cache-Control', 'no-cache');
    await next();
  };

  return new Hono()
    .get('*', noCache)
    .get('/', async (context) => {
      const { id } = barberOf(context.req.query('barberId'));
      const { reviews, link } = await published.page(id, cursorOf(context.req.query('before')));
      if (link) context.header('Link', link);
      return context.json(reviews);
    })
    .get('/counts', async (context) => {
      const { id } = barberOf(context.req.query('barberId'));
      return context.json(await published.counts(id));
    })
    .get('/ratings', async (context) => context.json(await published.ratings()))
    .route('/', sendReviewRoute(deps));
}
