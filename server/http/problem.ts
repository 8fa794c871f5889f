import { STATUS_CODES } from 'node:http';
import type { Draft } from '../../contract/desk.ts';
import type { StaffReview } from '../../contract/staff.ts';
import type { ReviewProblems } from '../../domain/reviews.ts';
import { type FailureKind, failureOf } from '../store/failures.ts';

/** What a problem says beyond its sentence (RFC 9457, extension members). */
type More = {
  /** What is wrong with which field. */
  fields?: ReviewProblems;
  /** The review as it stands now, which is not as the client saw it. */
  review?: StaffReview;
  /** The draft that somebody else wrote meanwhile. */
  draft?: Draft;
  /** Fields that are to be given before anything can be published. */
  blanks?: Pick<Draft, 'file' | 'path'>[];
};

/** Something a client did wrong, or that we could not do, said plainly. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly more: More;

  constructor(status: number, detail: string, headers: Record<string, string> = {}, more: More = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.more = more;
  }
}

/** RFC 9457, application/problem+json. */
export function problemResponse({ status, message, headers, more }: Problem): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail: message, ...more };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}

const unavailable = (detail: string, retryAfterS: number) => () =>
  new Problem(503, detail, { 'Retry-After': String(retryAfterS) });

/** What a visitor is told when the store fails; what is not here is a mistake of ours. */
const STORE_PROBLEMS: Partial<Record<FailureKind, () => Problem>> = {
  busy: unavailable('We are very busy at the moment. Please try again in a few seconds.', 2),
  full: unavailable('We have no room to keep anything at the moment. Please try again later.', 60),
  unavailable: unavailable(
    'We cannot reach what is kept at the moment. Please try again in a few seconds.',
    5,
  ),
  unusable: unavailable('We cannot reach what is kept at the moment. Please try again later.', 60),
  text: () => new Problem(400, 'The text contains characters that cannot be kept.'),
};

/** A failure of the store as an answer, or nothing. */
export function storeProblem(error: unknown): Problem | undefined {
  const kind = failureOf(error);
  return kind && STORE_PROBLEMS[kind]?.();
}
