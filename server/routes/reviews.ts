import { Hono } from 'hono';
import { MIN_OPEN_MS, type ReviewSubmission, reviewSubmission } from '../../contract/reviews.ts';
import { given } from '../../domain/given.ts';
import { normaliseReview } from '../../domain/reviews.ts';
import { readJson } from '../body.ts';
import type { ClientKey } from '../client-key.ts';
import { fileResponse, type Site } from '../files.ts';
import { type Limit, rateLimit } from '../middleware/rate-limit.ts';
import { Problem } from '../problem.ts';
import type { PublishedLists } from '../published-lists.ts';
import type { Cursor } from '../store/cursor.ts';
import type { Store } from '../store/store.ts';

const MAX_BYTES = 16_384;
/** As contract/review-pages.ts makes it: a time and the id of a review. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;
const KEY = /^[\x21-\x7e]{8,100}$/;
const LIMIT: Limit = { purpose: 'review', most: 10, windowMs: 10 * 60_000 };

export type ReviewDeps = {
  site: Site;
  store: Store;
  published: PublishedLists;
  clientKey: ClientKey;
  now: () => Date;
  limit?: Limit;
};

const isProgram = ({ website, openForMs }: ReviewSubmission) =>
  Boolean(website) || (openForMs !== undefined && openForMs < MIN_OPEN_MS);

function cursorOf(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, time, id] = CURSOR.exec(text) ?? [];
  if (!time || !id) throw new Problem(400, 'before: no page begins there');
  return [time, id];
}

export function reviewRoutes({ site, store, published, clientKey, now, limit = LIMIT }: ReviewDeps) {
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
    .post('/', rateLimit(store, clientKey, limit, now), async (context) => {
      const sent = await readJson(context.req.raw, reviewSubmission, MAX_BYTES);
      const barber = site.barbers.get(sent.barberId);
      if (!barber || barber.left) throw new Problem(422, 'barberId: there is no barber with this id');
      const review = normaliseReview(given(sent));
      if (!review) throw new Problem(422, 'customerName and review: must not be blank');
      const submissionKey = context.req.header('Idempotency-Key');
      if (submissionKey !== undefined && !KEY.test(submissionKey))
        throw new Problem(400, 'Idempotency-Key: must be 8 to 100 visible characters');
      // A program learns nothing from the answer.
      if (isProgram(sent)) return context.json({ id: crypto.randomUUID() }, 201);
      const { id, repeated } = await store.reviews.submit(
        given({ ...review, barberId: barber.id, branchId: barber.branchId, submissionKey }),
        now(),
      );
      return context.json({ id }, repeated ? 200 : 201);
    });
}
