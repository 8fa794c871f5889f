import { STATUS_CODES } from 'node:http';
import type { Draft } from '../../contract/changes.ts';

import type { Values } from '../../contract/findings.ts';
import type { StaffReview } from '../../contract/moderation.ts';
import type { ReviewProblems } from '../../domain/reviews.ts';
import { fill } from '../../domain/text.ts';
import { type FailureKind, failureOf } from '../store/failures.ts';

/** Extension members (RFC 9457), and headers of the answer. */
type More = {
  headers?: Record<string, string>;
  fields?: ReviewProblems;
  /** The field of the request that is refused. */
  field?: string;
  /** The current review, which differs from the one that the client saw. */
  review?: StaffReview;
  /** The conflicting draft of another staff member. */
  draft?: Draft;
  /** What fills the placeholders of the message. The console translates the template. */
  values?: Values | undefined;
};

/** A client or server error with a message for the user. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly more: Omit<More, 'headers'> & { template?: string };

  constructor(status: number, detail: string, { headers = {}, ...more }: More = {}) {
    super(more.values ? fill(detail, more.values) : detail);
    this.status = status;
    this.headers = headers;
    this.more = more.values ? { ...more, template: detail } : more;
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
  new Problem(503, detail, { headers: { 'Retry-After': String(retryAfterS) } });

/** Responses for store failures. Any other kind is a bug. */
const STORE_PROBLEMS: Partial<Record<FailureKind, () => Problem>> = {
  busy: unavailable('We are very busy at the moment. Please try again in a few seconds.', 2),
  full: unavailable('Our storage is full at the moment. Please try again later.', 60),
  unavailable: unavailable(
    'We cannot reach our database at the moment. Please try again in a few seconds.',
    5,
  ),
  unusable: unavailable('We cannot reach our database at the moment. Please try again later.', 60),
  text: () => new Problem(400, 'The text contains characters that cannot be stored.'),
};

/** The response for a store failure; undefined for any other error. */
export function storeProblem(error: unknown): Problem | undefined {
  const kind = failureOf(error);
  return kind && STORE_PROBLEMS[kind]?.();
}
