import { type Context, Hono } from 'hono';
import { MIN_OPEN_MS, type ReviewSubmission, reviewSubmission } from '../../contract/reviews.ts';
import { localPath, reviewPages } from '../../contract/routes.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { normaliseReview, problemsOf } from '../../domain/reviews.ts';
import { readJson } from '../http/body.ts';
import { type Limit, tooMany } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { type FormVariables, languageOf, takeForm } from '../reviews/review-form.ts';
import { AllowanceSpent } from '../store/limits.ts';
import { KeyReused } from '../store/submit-review.ts';
import type { ReviewDeps } from './reviews.ts';

const KEY = /^[\x21-\x7e]{8,100}$/;
const LIMIT: Limit = { purpose: 'review', most: 10, windowMs: 10 * 60_000 };

const PLAINLY = { blank: 'must not be blank', long: 'is too long', wrong: 'is not accepted' };

const looksLikeProgram = ({ website, openForMs }: ReviewSubmission) =>
  Boolean(website) || (openForMs !== undefined && openForMs < MIN_OPEN_MS);

const sentByForm = ({ barberId = '', customerName = '', review = '', ...form }: Record<string, string>) => ({
  barberId,
  customerName,
  review,
  rating: Number(form.rating),
  email: form.email,
  website: form.website,
});

/** Takes reviews as JSON, answered with their id, and as a form of the browser's own, answered with pages. */
export function sendReviewRoute({ site, store, clientKey, now, limit = LIMIT }: ReviewDeps) {
  /** What is refused or kept already takes nothing of what a network may send. */
  async function keep(context: Context, sent: ReviewSubmission, submissionKey: string | undefined) {
    const words = omitUndefined(sent);
    const barber = site.barbers.get(sent.barberId);
    if (!barber || barber.left) throw new Problem(422, 'barberId: there is no barber with this id');
    const problems = problemsOf(words);
    const [wrong] = Object.entries(problems);
    if (wrong) throw new Problem(422, `${wrong[0]}: ${PLAINLY[wrong[1]]}`, {}, { fields: problems });
    if (submissionKey !== undefined && !KEY.test(submissionKey))
      throw new Problem(400, 'Idempotency-Key: must be 8 to 100 visible characters');
    const review = omitUndefined({
      ...normaliseReview(words),
      barberId: barber.id,
      branchId: barber.branchId,
      submissionKey,
      perhapsProgram: looksLikeProgram(sent),
    });
    const allowance = { ...limit, client: await clientKey(context, limit) };
    return store.reviews.submit(review, now(), allowance).catch((error) => {
      if (error instanceof AllowanceSpent) throw tooMany(error.resetsAt, now());
      if (!(error instanceof KeyReused)) throw error;
      throw new Problem(422, 'Idempotency-Key: has come with other words before');
    });
  }

  return new Hono<FormVariables>().post('/', takeForm, async (context) => {
    const { form } = context.var;
    if (form) {
      await keep(context, sentByForm(form), undefined);
      return context.redirect(localPath(reviewPages.received, languageOf(site, form)), 303);
    }
    const sent = await readJson(context.req.raw, reviewSubmission);
    const { id, repeated } = await keep(context, sent, context.req.header('Idempotency-Key'));
    return context.json({ id }, repeated ? 200 : 201);
  });
}
