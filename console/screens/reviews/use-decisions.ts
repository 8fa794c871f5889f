import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Decision, StaffReview } from '../../../contract/moderation.ts';
import { staffApi } from '../../../contract/staff.ts';
import { fetchJson } from '../../api.ts';
import { firstOf } from '../../focus.ts';
import { useSessionState } from '../../session.ts';
import { refresh } from './use-reviews.ts';

type Action = Decision['action'];
type DecisionRequest = { action: Action; reviews: StaffReview[]; reason?: string };

/** The result of the last decision. `missed` are the reviews that a colleague decided first, in their current state. */
export type DecisionResult = {
  action?: Action | 'reply';
  done: StaffReview[];
  missed: { name: string; review: StaffReview | null }[];
};

/** The reviews to reject and the reason: a suggestion, or '' for the text in `other`; null before one is chosen. */
type Rejection = { reviews: StaffReview[]; reason: string | null; other: string };
const NO_REJECTION: Rejection = { reviews: [], reason: null, other: '' };

const SETTLE_MS = 1_000;

/** Sends the decisions one after another. Skips reviews that a colleague has decided in the meantime. */
async function sendDecisions({ action, reviews, reason = '' }: DecisionRequest): Promise<DecisionResult> {
  const result: DecisionResult = { action, done: [], missed: [] };
  for (const review of reviews) {
    const seen = { reviewId: review.id, seen: review.decidedAt };
    const decision: Decision = action === 'reject' ? { ...seen, action, reason } : { ...seen, action };
    const decided = await fetchJson(staffApi.decisions, 'POST', decision);
    if (decided.kind === 'done') result.done.push({ ...review, decidedAt: decided.decidedAt });
    else result.missed.push({ name: review.customerName, review: decided.review });
  }
  return result;
}

export const focusHeading = () => firstOf('h1')?.focus({ preventScroll: true });

/** Moves the focus from reviews that leave the list to their neighbour, for keyboards and screen readers. */
function moveFocus(leaving: StaffReview[], list: RefObject<HTMLElement | null>): void {
  const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
  const stays = (row: HTMLElement) => leaving.every(({ id }) => id !== row.dataset.review);
  const focused = rows.find((row) => row.matches(':focus-within'));
  // Another review has the focus already.
  if (focused && stays(focused)) return;
  const first = rows.findIndex((row) => !stays(row));
  // An undo removes nothing from the list.
  const next = first >= 0 && (rows.slice(first).find(stays) ?? rows.findLast(stays));
  if (next) next.focus();
  else focusHeading();
}

/** Decides reviews. Each decision is sent at once; undoing it is another decision. */
export function useDecisions() {
  const [result, setResult] = useState<DecisionResult>();
  const [replying, setReplying] = useState<StaffReview>();
  const [rejection, setRejection, endRejection] = useSessionState('rejection', NO_REJECTION);
  const list = useRef<HTMLUListElement>(null);
  const { mutate, isPending, isError, variables, reset } = useMutation({
    mutationFn: sendDecisions,
    onSuccess: async (decided, { action, reviews }) => {
      setResult(decided);
      // The open dialog would keep the focus.
      if (action === 'reject') flushSync(endRejection);
      moveFocus(reviews, list);
      await refresh();
      // Other reviews have moved under the pointer: waits before the next decision.
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    },
    onError: refresh,
  });
  return {
    list,
    result,
    setResult,
    /** True until the list has settled: a double press must not publish the next review unread. */
    isPending,
    rejection,
    setRejection,
    endRejection,
    /** Opens the dialog that asks for the reason. */
    startRejecting: (reviews: StaffReview[]) => setRejection({ ...NO_REJECTION, reviews }),
    /** The review that was just published and is being replied to. */
    replying,
    setReplying,
    decide(request: DecisionRequest) {
      if (!isPending || request.action !== 'approve') mutate(request);
    },
    /** The action that failed and can be retried. */
    failed: isError ? variables?.action : undefined,
    retry: () => variables && mutate(variables),
    clear() {
      reset();
      setResult(undefined);
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
