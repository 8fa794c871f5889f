import type { StaffReview } from '../../contract/staff.ts';
import type { ReviewProblems } from '../../domain/reviews.ts';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not accepted',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Not available',
};

/** What a problem says beyond its sentence (RFC 9457, extension members). */
type More = {
  /** What is wrong with which field. */
  fields?: ReviewProblems;
  /** The review as it stands now, which is not as the client saw it. */
  review?: StaffReview;
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
  const body = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: message,
    ...more,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}
