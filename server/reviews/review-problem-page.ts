import type { KnownBarber, ReviewProblemWords } from '../../contract/content-facts.ts';
import { localPath, pagePath, reviewPages } from '../../contract/routes.ts';
import { countWords } from '../../domain/format.ts';
import type { FieldProblem, ReviewField, ReviewProblems } from '../../domain/reviews.ts';
import { fill } from '../../domain/text.ts';
import { Problem } from '../http/problem.ts';
import { bytesOf, type Site } from '../static/files.ts';
import { fillPage } from './fill-page.ts';

type Reasons = ReviewProblemWords['reasons'];

/** The built page with holes for what somebody wrote, and the words for what is wrong with it. */
export type ReviewProblemPage = {
  html: string;
  headers: Record<string, string>;
  words: ReviewProblemWords;
};

const REASONS: Record<number, keyof Omit<Reasons, 'tooMany'>> = {
  400: 'unreadable',
  403: 'foreign',
  413: 'tooLarge',
  422: 'unreadable',
};

/** Takes the page out of those that have an address: it is no answer before it is filled in. */
export async function takeProblemPage(
  files: Site['files'],
  locale: string,
  words: ReviewProblemWords,
): Promise<ReviewProblemPage> {
  const url = localPath(reviewPages.problem, locale);
  const page = files.get(url);
  const body = page?.bodies.identity;
  if (!page || !body) throw new Error(`The built site has no ${url}: run npm run build`);
  files.delete(url);
  return { html: new TextDecoder().decode(await bytesOf(body)), headers: page.headers, words };
}

/** The language that a form names, where the site speaks it; else its first. */
export const languageOf = ({ reviewProblems }: Site, { locale = '' }: Record<string, string>): string =>
  reviewProblems.has(locale) ? locale : ([...reviewProblems.keys()][0] ?? '');

/** What stands at the fields, and which of them is the first to mend. */
function errorsOf({ errors }: ReviewProblemWords, problems: ReviewProblems): Record<string, string> {
  const found = Object.entries(problems) as [ReviewField, FieldProblem][];
  const said = found.map(([field, problem]) => [`${field}Error`, errors[field][problem] ?? '']);
  return Object.fromEntries([...said, ...found.slice(0, 1).map(([field]) => [`${field}First`, 'true'])]);
}

type Said = { status: number; problems: ReviewProblems; retryAfter: string | null };

function messageOf(
  reasons: Reasons,
  { status, problems, retryAfter }: Said,
  barber: KnownBarber | undefined,
  locale: string,
): string {
  if (Object.keys(problems).length) return reasons.fields;
  if (status === 429) return countWords(reasons.tooMany, Math.ceil(Number(retryAfter) / 60), locale);
  if (status === 422 && barber?.left) return fill(reasons.left, { barber: barber.name });
  return reasons[REASONS[status] ?? 'unavailable'];
}

/** What an answer that is no success looks like to a person: the reason, and the form with their words in it. */
export function reviewProblemPage(
  site: Site,
  form: Record<string, string>,
  answer: Response,
  error: unknown,
): Response {
  const locale = languageOf(site, form);
  const page = site.reviewProblems.get(locale);
  if (!page) return answer;
  const { status } = answer;
  const problems = (error instanceof Problem && error.more.fields) || {};
  const retryAfter = answer.headers.get('Retry-After');
  const { barberId = '', customerName, review, email, rating } = form;
  const known = site.barbers.get(barberId);
  const barber = known && { ...known, name: page.words.barbers[barberId] ?? known.name };
  const html = fillPage(page.html, {
    message: messageOf(page.words.reasons, { status, problems, retryAfter }, barber, locale),
    barberId,
    barber: barber?.name,
    barberHref: barber && localPath(pagePath('barber', barber), locale),
    wordless: barber ? undefined : 'true',
    customerName,
    review,
    email,
    [`rating${rating}`]: rating,
    ...errorsOf(page.words, problems),
  });
  return new Response(html, {
    status,
    headers: {
      ...page.headers,
      'Cache-Control': 'no-store',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    },
  });
}
