import type { ReviewProblemWords } from '../contract/content-facts.ts';
import { localPath, reviewPages } from '../contract/routes.ts';
import type { FieldProblem, ReviewField, ReviewProblems } from '../domain/reviews.ts';
import { bytesOf, type Site } from './files.ts';
import { fillPage } from './fill-page.ts';
import { Problem } from './problem.ts';

type Reason = keyof ReviewProblemWords['reasons'];

/** The built page with holes for what somebody wrote, and the words for what is wrong with it. */
export type ReviewProblemPage = {
  html: string;
  headers: Record<string, string>;
  words: ReviewProblemWords;
};

const REASONS: Record<number, Reason> = {
  400: 'unreadable',
  403: 'foreign',
  413: 'tooLarge',
  422: 'unreadable',
  429: 'tooMany',
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

function errorsOf({ errors }: ReviewProblemWords, problems: ReviewProblems): Record<string, string> {
  const found = Object.entries(problems) as [ReviewField, FieldProblem][];
  return Object.fromEntries(found.map(([field, problem]) => [`${field}Error`, errors[field][problem] ?? '']));
}

/** What an answer that is no success looks like to a person: the reason, and the form with their words in it. */
export function reviewProblemPage(
  site: Site,
  form: Record<string, string>,
  answer: Response,
  error: unknown,
): Response {
  const page = site.reviewProblems.get(languageOf(site, form));
  if (!page) return answer;
  const problems = error instanceof Problem ? error.fields : {};
  const retryAfter = answer.headers.get('Retry-After');
  const reason = Object.keys(problems).length ? 'fields' : (REASONS[answer.status] ?? 'unavailable');
  const { barberId = '', customerName, review, email, rating } = form;
  const barber = site.barbers.get(barberId)?.name;
  const html = fillPage(page.html, {
    message: page.words.reasons[reason].replace('{minutes}', String(Math.ceil(Number(retryAfter) / 60))),
    barberId,
    barber,
    wordless: barber ? undefined : 'true',
    customerName,
    review,
    email,
    [`rating${rating}`]: rating,
    ...errorsOf(page.words, problems),
  });
  return new Response(html, {
    status: answer.status,
    headers: {
      ...page.headers,
      'Cache-Control': 'no-store',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    },
  });
}
