import { type FailureKind, failureOf } from '../store/failures.ts';
import { Problem } from './problem.ts';

type Answer = { status: number; detail: string; retryAfterS?: number };

/** What a visitor is told when the store fails; what is not here is a mistake of ours. */
const ANSWERS: Partial<Record<FailureKind, Answer>> = {
  busy: {
    status: 503,
    detail: 'We are very busy at the moment. Please try again in a few seconds.',
    retryAfterS: 2,
  },
  full: {
    status: 503,
    detail: 'We have no room to keep anything at the moment. Please try again later.',
    retryAfterS: 60,
  },
  unavailable: {
    status: 503,
    detail: 'We cannot reach what is kept at the moment. Please try again in a few seconds.',
    retryAfterS: 5,
  },
  unusable: {
    status: 503,
    detail: 'We cannot reach what is kept at the moment. Please try again later.',
    retryAfterS: 60,
  },
  text: { status: 400, detail: 'The text contains characters that cannot be kept.' },
};

/** A failure of the store as an answer, or nothing. */
export function storeProblem(error: unknown): Problem | undefined {
  const kind = failureOf(error);
  const answer = kind && ANSWERS[kind];
  if (!answer) return undefined;
  const { status, detail, retryAfterS } = answer;
  return new Problem(status, detail, retryAfterS ? { 'Retry-After': String(retryAfterS) } : {});
}
