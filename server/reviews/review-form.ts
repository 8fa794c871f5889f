import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { KnownBarber, ReviewProblemWords } from '../../contract/content-facts.ts';
import { localPath, pagePath, reviewPages } from '../../contract/routes.ts';
import { countWords } from '../../domain/format.ts';
import { problemTexts, type ReviewProblems } from '../../domain/reviews.ts';
import { fill } from '../../domain/text.ts';
import { isForm, readForm } from '../http/body.ts';
import { sameOrigin } from '../http/headers.ts';
import { Problem } from '../http/problem.ts';
import type { Site } from '../static/site.ts';

type Fields = Record<string, string>;
/** `form`: the fields of a native form submission; undefined for JSON. */
export type FormVariables = { Variables: { form?: Fields } };

/** Answers failed form submissions with a page that keeps the entered text, for browsers without JavaScript. */
export const htmlErrors = (site: Site) =>
  createMiddleware<FormVariables>(async (context, next) => {
    await next();
    if (!isForm(context.req.raw) || context.res.status < 400) return;
    context.res = problemPage(site, context.var.form ?? {}, context.res, context.error);
  });

/** Parses a form before anything can refuse the review, so that its text is kept. Refuses forms of other sites. */
export const parseForm = createMiddleware<FormVariables>(async (context, next) => {
  if (!isForm(context.req.raw)) return next();
  await sameOrigin(context, async () => {
    context.set('form', await readForm(context.req.raw));
    await next();
  });
});

/** The language of a form, or the first language if the site does not have it. */
export const languageOf = ({ reviewProblems }: Site, { locale = '' }: Fields): string =>
  reviewProblems.has(locale) ? locale : ([...reviewProblems.keys()][0] ?? '');

type Reasons = ReviewProblemWords['reasons'];
const REASONS: Record<number, keyof Omit<Reasons, 'tooMany'>> = {
  400: 'unreadable',
  403: 'foreign',
  413: 'tooLarge',
  422: 'unreadable',
};

type Refusal = { status: number; problems: ReviewProblems; retryAfter: string | null };

function messageOf(
  reasons: Reasons,
  { status, problems, retryAfter }: Refusal,
  barber: KnownBarber | undefined,
  locale: string,
): string {
  if (Object.keys(problems).length) return reasons.fields;
  if (status === 429) return countWords(reasons.tooMany, Math.ceil(Number(retryAfter) / 60), locale);
  if (status === 422 && barber?.left) return fill(reasons.left, { barber: barber.name });
  return reasons[REASONS[status] ?? 'unavailable'];
}

/** Template values for the error of each field, and a flag for the first one. */
function errorsOf({ errors }: ReviewProblemWords, problems: ReviewProblems): Fields {
  const found = Object.entries(problemTexts(errors, problems));
  const messages = found.map(([field, text]) => [`${field}Error`, text]);
  return Object.fromEntries([...messages, ...found.slice(0, 1).map(([field]) => [`${field}First`, 'true'])]);
}

// Replaced in one pass, so that a visitor's text is never read as a placeholder.
const PLACEHOLDERS = / data-if-([a-z-]+)="(\w+):([^"|]*)(?:\|([^"]*))?"|\{\{(\w+)\}\}/g;

/**
 * Fills the placeholders of a built page. `{{name}}` becomes the escaped value. The attribute `data-if-checked="name:x"`
 * becomes `checked="x"` if the value exists and is removed otherwise; with `name:x|y` it becomes `checked="y"` instead. Both
 * may contain `{{name}}`.
 */
const fillPage = (page: string, values: Readonly<Record<string, string | undefined>>): string =>
  page.replace(PLACEHOLDERS, (_, attribute, condition, value, otherwise, name) => {
    if (attribute) {
      const chosen = values[condition] ? value : otherwise;
      return chosen === undefined ? '' : ` ${attribute}="${fillPage(chosen, values)}"`;
    }
    return String(html`${values[name] ?? ''}`);
  });

function problemPage(site: Site, form: Fields, answer: Response, error: unknown): Response {
  const locale = languageOf(site, form);
  const words = site.reviewProblems.get(locale);
  const page = site.files.get(localPath(reviewPages.problem, locale));
  const template = page?.bodies.identity;
  if (!words || !(template instanceof Uint8Array)) return answer;
  const { status } = answer;
  const problems = (error instanceof Problem && error.more.fields) || {};
  const retryAfter = answer.headers.get('Retry-After');
  const { barberId = '', customerName, review, email, rating } = form;
  const known = site.barbers.get(barberId);
  const localized = words.barbers[barberId];
  const barber = known && { ...known, name: localized?.name ?? known.name };
  const filled = fillPage(new TextDecoder().decode(template), {
    message: messageOf(words.reasons, { status, problems, retryAfter }, barber, locale),
    barberId,
    barber: barber?.name,
    barberHref: barber && localPath(pagePath('barber', barber), locale),
    wordless: barber ? undefined : 'true',
    chatless: localized && status >= 500 ? undefined : 'true',
    chat: localized?.chat,
    chatHref: localized?.chatHref,
    customerName,
    review,
    email,
    [`rating${rating}`]: rating,
    ...errorsOf(words, problems),
  });
  const headers = {
    ...page?.headers,
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': retryAfter }),
    ...(status === 413 && { Connection: 'close' }),
  };
  return new Response(filled, { status, headers });
}
