import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { place } from '../../../contract/events.ts';
import { randomId } from '../../../contract/random-id.ts';
import { api } from '../../../contract/routes.ts';
import { BLANK_DRAFT, normalizeReview, problemsOf, type ReviewProblems } from '../../../domain/reviews.ts';
import { queryClient } from '../query/client.ts';
import { HttpError, request } from '../query/fetch-json.ts';
import { report } from '../report.ts';
import { type Draft, draftOf, keepDraft, sameWords, writingSince } from './use-draft.ts';
import { countsKey } from './use-reviews.ts';

/** Why submitting a review failed. `broken`: no response, so it may have arrived. */
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

/** The failure behind an error response or a missing response. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return { kind: 'broken' };
  const { status, body, waitSeconds = 60 } = error;
  if (status === 429) return { kind: 'tooMany', minutes: Math.ceil(waitSeconds / 60) };
  if (status >= 500) return { kind: 'unavailable' };
  const problems = problemsIn(body);
  return Object.keys(problems).length ? { kind: 'fields', problems } : { kind: 'outdated' };
}

/** `emptied` is false if the visitor typed more while the review was being sent. */
export type Outcome = { kind: 'success'; emptied: boolean } | { kind: 'failure'; why: Failure };

/** Validates and submits the review form; calls `onEnd` with the outcome. */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  barberId: string,
  onEnd: (outcome: Outcome) => void,
) {
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isPending, setPending] = useState(false);
  // Unchanged reviews keep their key, so that a retry after a lost response does not create a duplicate.
  const attempt = useRef({ words: '', key: '' });

  const end = (ended: Outcome) => {
    setOutcome(ended);
    onEnd(ended);
  };

  /** Renders the errors before focusing the first field, so that screen readers announce them. */
  const showProblems = (wrong: ReviewProblems) => {
    flushSync(() => setProblems(wrong));
    const [first] = Object.keys(wrong);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const fail = (why: Failure) => {
    if (why.kind === 'fields') showProblems(why.problems);
    end({ kind: 'failure', why });
  };

  async function send(from: HTMLFormElement, sent: Draft): Promise<void> {
    const review = normalizeReview(sent);
    const words = JSON.stringify(review);
    if (attempt.current.words !== words) attempt.current = { words, key: randomId() };
    const website = new FormData(from).get('website');
    const openForMs = Math.max(0, Math.round(Date.now() - writingSince(barberId)));
    const body = { email: '', ...review, barberId, website, openForMs };
    setPending(true);
    try {
      await request('POST', api.reviews, body, { 'Idempotency-Key': attempt.current.key });
    } catch (error) {
      return fail(failureOf(error));
    } finally {
      setPending(false);
    }
    const emptied = sameWords(draftOf(from), sent);
    if (emptied) from.reset();
    keepDraft(barberId, draftOf(from));
    report({ event: 'review_submitted', section: 'reviews', location: place('{barber}', barberId) });
    end({ kind: 'success', emptied });
    void queryClient.invalidateQueries({ queryKey: countsKey(barberId) });
  }

  /** Stores the draft, clears errors of corrected fields, and reports overlong texts immediately. */
  const typed = (draft: Draft) => {
    keepDraft(barberId, draft);
    const wrong = Object.entries(problemsOf(draft));
    setProblems((current) =>
      Object.fromEntries(
        wrong.filter(([field, problem]) => problem === 'long' || Object.hasOwn(current, field)),
      ),
    );
  };

  const submit = () => {
    if (!form.current || isPending) return;
    const draft = draftOf(form.current);
    // The second tap of a double tap hits the emptied form, which is no error.
    if (outcome?.kind === 'success' && sameWords(draft, BLANK_DRAFT)) return;
    const wrong = problemsOf(draft);
    setOutcome(undefined);
    setProblems({});
    if (Object.keys(wrong).length) showProblems(wrong);
    else void send(form.current, draft);
  };

  return { problems, outcome, typed, submit, isPending };
}
