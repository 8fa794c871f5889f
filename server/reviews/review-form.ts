import { createMiddleware } from 'hono/factory';
import type { KnownBarber, ReviewProblemWords } from '../../contract/content-facts.ts';
import { localPath, pagePath, reviewPages } from '../../contract/routes.ts';
import { countWords } from '../../domain/format.ts';
import type { FieldProblem, ReviewField, ReviewProblems } from '../../domain/reviews.ts';
import { fill } from '../../domain/text.ts';
import { isForm, readForm } from '../http/body.ts';
import { sameOrigin } from '../http/headers.ts';
import { Problem } from '../http/problem.ts';
import type { Site } from '../static/site.ts';

type Fields = Record<string, string>;
/** `form`: what the browser's own form sent; nothing for JSON. */
export type FormVariables = { Variables: { form?: Fields } };

/** Without JavaScript people see pages, whatever happens, with their words in them. */
export const humanAnswers = (site: Site) =>
  createMiddleware<FormVariables>(async (context, next) => {
    await next();
    if (!isForm(context.req.raw) || context.res.status < 400) return;
    context.res = problemPage(site, context.var.form ?? {}, context.res, context.error);
  });

/** Takes the form's words before anything may refuse the review. Browsers send forms from any site: only our own pages may. */
export const takeForm = createMiddleware<FormVariables>(async (context, next) => {
  if (!isForm(context.req.raw)) return next();
  await sameOrigin(context, async () => {
    context.set('form', await readForm(context.req.raw));
    await next();
  });
});

/** The language that a form names, where the site speaks it; else its first. */
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

/** What stands at the fields, and which of them is the first to mend. */
function errorsOf({ errors }: ReviewProblemWords, problems: ReviewProblems): Fields {
  const found = Object.entries(problems) as [ReviewField, FieldProblem][];
  const said = found.map(([field, problem]) => [`${field}Error`, errors[field][problem] ?? '']);
  return Object.fromEntries([...said, ...found.slice(0, 1).map(([field]) => [`${field}First`, 'true'])]);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// One pass over the built page: what a visitor wrote is never read as a hole.
const HOLES = / data-if-([a-z-]+)="(\w+):([^"|]*)(?:\|([^"]*))?"|\{\{(\w+)\}\}/g;

/**
 * Fills the holes of a built page with text. `{{name}}` becomes the value; the attribute `data-if-checked="name:x"`
 * becomes `checked="x"` where there is a value of that name, and nothing where there is none; with `name:x|y` it becomes
 * `checked="y"` there. Either may hold holes of the first kind.
 */
const fillPage = (html: string, values: Readonly<Record<string, string | undefined>>): string =>
  html.replace(HOLES, (_, attribute, condition, value, otherwise, name) => {
    if (attribute) {
      const said = values[condition] ? value : otherwise;
      return said === undefined ? '' : ` ${attribute}="${fillPage(said, values)}"`;
    }
    return escapeHtml(values[name] ?? '');
  });

/** What a refusal looks like to a person: the reason, and the form with their words in it. */
function problemPage(site: Site, form: Fields, answer: Response, error: unknown): Response {
  const locale = languageOf(site, form);
  const words = site.reviewProblems.get(locale);
  const page = site.files.get(localPath(reviewPages.problem, locale));
  const html = page?.bodies.identity;
  if (!words || !(html instanceof Uint8Array)) return answer;
  const { status } = answer;
  const problems = (error instanceof Problem && error.more.fields) || {};
  const retryAfter = answer.headers.get('Retry-After');
  const { barberId = '', customerName, review, email, rating } = form;
  const known = site.barbers.get(barberId);
  const said = words.barbers[barberId];
  const barber = known && { ...known, name: said?.name ?? known.name };
  const filled = fillPage(new TextDecoder().decode(html), {
    message: messageOf(words.reasons, { status, problems, retryAfter }, barber, locale),
    barberId,
    barber: barber?.name,
    barberHref: barber && localPath(pagePath('barber', barber), locale),
    wordless: barber ? undefined : 'true',
    chatless: said && status >= 500 ? undefined : 'true',
    chat: said?.chat,
    chatHref: said?.chatHref,
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
