import type { ReviewProblems } from '../../../domain/reviews.ts';
import { Refused } from '../query/fetch-json.ts';

/** Why a review was not taken. `broken`: nothing came back, so it may have arrived all the same. */
export type Failure =
  | { kind: 'broken' | 'unavailable' | 'outdated' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'fields'; problems: ReviewProblems };

function problemsIn(body: string): ReviewProblems {
  try {
    return JSON.parse(body).fields ?? {};
  } catch {
    return {};
  }
}

/** What the answer to a review, or its absence, says. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Refused)) return { kind: 'broken' };
  const { status, body, waitSeconds = 60 } = error;
  if (status === 429) return { kind: 'tooMany', minutes: Math.ceil(waitSeconds / 60) };
  if (status >= 500) return { kind: 'unavailable' };
  const problems = problemsIn(body);
  return Object.keys(problems).length ? { kind: 'fields', problems } : { kind: 'outdated' };
}
