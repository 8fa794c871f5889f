import { createMiddleware } from 'hono/factory';
import { isForm, readForm } from '../http/body.ts';
import { sameOrigin } from '../http/same-origin.ts';
import type { Site } from '../static/files.ts';
import { reviewProblemPage } from './review-problem-page.ts';

// Two thousand characters of three bytes each, escaped as forms escape them, and the other fields.
const MAX_BYTES = 32_768;

/** `form`: what the browser's own form sent; nothing for JSON. */
export type FormVariables = { Variables: { form?: Record<string, string> } };

/** Without JavaScript people see pages, whatever happens, with their words in them. */
export const humanAnswers = (site: Site) =>
  createMiddleware<FormVariables>(async (context, next) => {
    await next();
    if (!isForm(context.req.raw) || context.res.status < 400) return;
    const { form = {} } = context.var;
    context.res = reviewProblemPage(site, form, context.res, context.error);
  });

/** Browsers send forms from any site, with no question asked before: only our own pages may. */
export const ownForms = createMiddleware(async (context, next) =>
  isForm(context.req.raw) ? sameOrigin(context, next) : next(),
);

/** Before anything may refuse the review, so that no word is lost. */
export const formWords = createMiddleware<FormVariables>(async (context, next) => {
  if (isForm(context.req.raw)) context.set('form', await readForm(context.req.raw, MAX_BYTES));
  await next();
});
