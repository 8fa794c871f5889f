import { isEmail } from './contact.ts';
import { isRating } from './ratings.ts';
import { isBlank, plainText, withoutBidiControls } from './text.ts';

/** Maximum lengths in UTF-16 units, as `maxlength` counts them. */
export const REVIEW_LIMITS = { customerName: 80, review: 2_000 } as const;

export type ReviewDraft = { customerName: string; rating: number; review: string; email?: string };

export const BLANK_DRAFT = {
  customerName: '',
  rating: 5,
  review: '',
  email: '',
} as const satisfies ReviewDraft;

/** Normalizes the texts and omits an empty email. */
export function normalizeReview(draft: ReviewDraft): ReviewDraft {
  const email = draft.email?.trim();
  return {
    customerName: tidyName(draft.customerName),
    rating: draft.rating,
    review: limitLines(tidyText(draft.review)),
    ...(email && { email }),
  };
}

/** More lines than a review of the greatest length has on a phone would push the other reviews out of sight. */
const MAX_LINES = 40;

/** Leaves one of several blank lines, and joins the lines after the first 40. */
function limitLines(text: string): string {
  const lines = text
    .split(/[\n\u2028\u2029]/)
    .map((line) => (isBlank(line) ? '' : line))
    .filter((line, index, all) => line || all[index - 1]);
  const rest = lines.slice(MAX_LINES - 1).filter(Boolean);
  return [...lines.slice(0, MAX_LINES - 1), ...(rest.length ? [rest.join(' ')] : [])].join('\n');
}

const tidyName = (name: string) => tidyText(name).replace(/\s+/g, ' ');

/** What is wrong with a field: no visible text, too long, or an invalid value. */
export type FieldProblem = 'blank' | 'long' | 'wrong';
export type ReviewField = keyof ReviewDraft;
export type ReviewProblems = Partial<Record<ReviewField, FieldProblem>>;

/** Error messages by field and problem. */
export type ReviewErrorWords = Record<ReviewField, Partial<Record<FieldProblem, string>>>;

/** Validates a review, in browser and server alike; returns the invalid fields in form order. */
export function problemsOf(draft: ReviewDraft): ReviewProblems {
  const email = draft.email?.trim();
  return {
    ...(!isRating(draft.rating) && { rating: 'wrong' }),
    ...textProblem('customerName', tidyName(draft.customerName)),
    ...textProblem('review', tidyText(draft.review)),
    ...(email && !isEmail(email) && { email: 'wrong' }),
  };
}

/** The length that is checked against the limit. */
export const lengthOf = ({ review }: Pick<ReviewDraft, 'review'>): number => tidyText(review).length;

function textProblem(field: keyof typeof REVIEW_LIMITS, text: string): ReviewProblems {
  if (isBlank(text)) return { [field]: 'blank' };
  return text.length > REVIEW_LIMITS[field] ? { [field]: 'long' } : {};
}

const limits: Partial<Record<ReviewField, number>> = REVIEW_LIMITS;

/** The messages of a review's problems by field, with the limits filled in. */
export const problemTexts = (
  words: ReviewErrorWords,
  problems: ReviewProblems,
): Partial<Record<ReviewField, string>> =>
  Object.fromEntries(
    (Object.entries(problems) as [ReviewField, FieldProblem][]).map(([field, problem]) => [
      field,
      words[field][problem]?.replace('{limit}', `${limits[field]}`),
    ]),
  );

/** Plain text without direction overrides, invisible tag characters and stacked combining marks, which can disguise text. */
export const tidyText = (text: string) =>
  withoutBidiControls(plainText(text))
    // Tag characters after a black flag make the flag of England or Scotland.
    .replace(/(\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, '$1')
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')
    .trim();
