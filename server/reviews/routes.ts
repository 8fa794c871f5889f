import { type Context, Hono } from 'hono';
import {
  MIN_OPEN_MS,
  type PublishedReview,
  type ReviewSubmission,
  reviewSubmission,
  reviewView,
} from '../../contract/reviews.ts';
import { localPath, reviewPages } from '../../contract/routes.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { MAX_RATING } from '../../domain/ratings.ts';
import { normalizeReview, problemsOf } from '../../domain/reviews.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { type Cursor, readCursor } from '../store/sql.ts';
import type { PublishedLists } from './published.ts';
import { type FormVariables, languageOf, parseForm } from './review-form.ts';
import type { submitReview } from './submit.ts';

const KEY = /^[\x21-\x7e]{8,100}$/;
const WINDOW_MS = 10 * MINUTE_MS;

const MESSAGES = { blank: 'must not be blank', long: 'is too long', wrong: 'is not accepted' };
const WRONG: Record<string, string> = {
  rating: 'must be a whole number from 1 to 5',
  email: 'must be an email address',
};

const isSuspectedSpam = ({ website, openForMs }: ReviewSubmission) =>
  Boolean(website) || (openForMs !== undefined && openForMs < MIN_OPEN_MS);

const submissionFromForm = ({
  barberId = '',
  customerName = '',
  review = '',
  ...form
}: Record<string, string>) => ({
  barberId,
  customerName,
  review,
  rating: Number(form.rating),
  email: form.email,
  website: form.website,
});

/** Plain text without words, for every language. */
const formatReview = ({ rating, customerName, createdAt, review, reply }: PublishedReview) => {
  const stars = '★'.repeat(rating) + '☆'.repeat(MAX_RATING - rating);
  const lines = [`${stars} ${customerName}, ${dubaiDay(new Date(createdAt))}`, review];
  return [...lines, ...(reply ? [`> ${reply.text}`] : [])].join('\n');
};

function cursorFrom(text: string | undefined): Cursor | undefined {
  const cursor = readCursor(text);
  if (text !== undefined && !cursor) throw new Problem(400, 'before: is not a valid cursor');
  return cursor;
}

type ReviewServices = Services<{ reviews: { submit: ReturnType<typeof submitReview> } }> & {
  published: PublishedLists;
  /** Reviews per client within ten minutes. */
  reviewLimit: number;
};

export function reviewRoutes({ site, store, published, clientKey, now, reviewLimit }: ReviewServices) {
  const barberOf = (id: string | undefined) => {
    if (!id) throw new Problem(400, 'The parameter barberId is required.');
    const barber = site.barbers.get(id);
    if (!barber) throw new Problem(404, 'There is no barber with this id.');
    return barber;
  };

  /** Validates and stores a review. Refused and repeated reviews do not count against the rate limit. */
  async function submit(context: Context, sent: ReviewSubmission, submissionKey: string | undefined) {
    const barber = site.barbers.get(sent.barberId);
    if (!barber || barber.left) throw new Problem(422, 'barberId: there is no barber with this id');
    const problems = problemsOf(sent);
    const [wrong] = Object.entries(problems);
    if (wrong) {
      const [field, problem] = wrong;
      const reason = (problem === 'wrong' && WRONG[field]) || MESSAGES[problem];
      throw new Problem(422, `${field}: ${reason}`, { fields: problems });
    }
    if (submissionKey !== undefined && !KEY.test(submissionKey))
      throw new Problem(400, 'Idempotency-Key: must be 8 to 100 visible characters');
    const review = {
      ...normalizeReview(sent),
      barberId: barber.id,
      branchId: barber.branchId,
      submissionKey,
      suspectedSpam: isSuspectedSpam(sent),
    };
    const rateLimit = { most: reviewLimit, windowMs: WINDOW_MS, client: await clientKey(context, 'review') };
    return store.reviews.submit(review, now(), rateLimit);
  }

  return (
    new Hono<FormVariables>()
      .use(async (context, next) => {
        // Revalidated at each request, so that a staff decision shows at once.
        context.header('Cache-Control', 'no-cache');
        await next();
      })
      .get('/', async (context) => {
        const { id } = barberOf(context.req.query('barberId'));
        const { reviews, link } = await published.page(id, {
          ...queryOf(context.req.query(), reviewView),
          before: cursorFrom(context.req.query('before')),
        });
        if (link) context.header('Link', link);
        return context.json(reviews);
      })
      .get('/text', async (context) => {
        const { reviews } = await published.page(barberOf(context.req.query('barberId')).id);
        return context.text(reviews.map(formatReview).join('\n\n'));
      })
      .get('/counts', async (context) => {
        const { id } = barberOf(context.req.query('barberId'));
        return context.json(await published.counts(id));
      })
      .get('/ratings', async (context) => context.json(await published.ratings()))
      // JSON is answered with the id, a native form with a redirect to a page.
      .post('/', parseForm, async (context) => {
        const { form } = context.var;
        if (form) {
          await submit(context, submissionFromForm(form), undefined);
          return context.redirect(localPath(reviewPages.received, languageOf(site, form)), 303);
        }
        const sent = await readJson(context.req.raw, reviewSubmission);
        const { id, repeated } = await submit(context, sent, context.req.header('Idempotency-Key'));
        return context.json({ id }, repeated ? 200 : 201);
      })
  );
}
