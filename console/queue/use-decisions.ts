import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decided, type Decision, type StaffReview, staffApi } from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { useSessionState } from '../session.ts';
import { refresh } from './use-queue.ts';

type Action = Decision['action'];
/** `onDone` runs before the list changes. */
type Press = { action: Action; reviews: StaffReview[]; reason?: string; onDone?: () => void };

/** What the last press did, and the reviews that it left alone, as they stand now. */
export type Notice = {
  action?: Action | 'reply';
  done: StaffReview[];
  missed: { name: string; review: StaffReview | null }[];
};

/** The reviews to be refused and why: one of the suggestions, or '' for `other` words; null before anything is chosen. */
export type Rejection = { reviews: StaffReview[]; reason: string | null; other: string };
const NO_REJECTION: Rejection = { reviews: [], reason: null, other: '' };

const SETTLE_MS = 1_000;

/**
 * One after the other. What a colleague has decided since it was seen here is left as it is; sent again, what has been decided
 * stays decided.
 */
async function send({ action, reviews, reason = '' }: Press): Promise<Notice> {
  const notice: Notice = { action, done: [], missed: [] };
  for (const review of reviews) {
    const seen = { reviewId: review.id, seen: review.decidedAt };
    const decision: Decision = action === 'reject' ? { ...seen, action, reason } : { ...seen, action };
    const decided = await ask<Decided>(staffApi.decisions, 'POST', decision);
    if (decided.kind === 'done') notice.done.push({ ...review, decidedAt: decided.decidedAt });
    else notice.missed.push({ name: review.customerName, review: decided.review });
  }
  return notice;
}

export const focusHeading = () =>
  document.querySelector<HTMLElement>('.console-queue h2')?.focus({ preventScroll: true });

/** From reviews that leave the list to their neighbour, so that a keyboard and a screen reader go on from there. */
function moveFocus(leaving: StaffReview[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.console-review')];
  const stays = (row: HTMLElement) => leaving.every(({ id }) => id !== row.dataset.review);
  const focused = document.activeElement?.closest<HTMLElement>('.console-review');
  // Staff have gone on to another review already.
  if (focused && stays(focused)) return;
  const first = rows.findIndex((row) => !stays(row));
  // Nothing of the list leaves where a decision is taken back.
  const next = first >= 0 && (rows.slice(first).find(stays) ?? rows.findLast(stays));
  if (next) next.focus();
  else focusHeading();
}

/** What staff do with reviews of the list. A decision stands on the server from the press on; undoing it is another one. */
export function useDecisions() {
  const [notice, setNotice] = useState<Notice>();
  const [replying, setReplying] = useState<StaffReview>();
  const [rejection, setRejection, endRejection] = useSessionState('rejection', NO_REJECTION);
  const { mutate, isPending, isError, variables, reset } = useMutation({
    mutationFn: send,
    onSuccess: async (decided, { reviews, onDone }) => {
      setNotice(decided);
      onDone?.();
      moveFocus(reviews);
      await refresh();
      // Others have moved to where these were.
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    },
    onError: refresh,
  });
  return {
    notice,
    setNotice,
    /** A decision is on its way, or the list has just moved: the second of two presses must not publish the next review unread. */
    isPending,
    rejection,
    setRejection,
    endRejection,
    /** Asks for the reason first. */
    startRejecting: (reviews: StaffReview[]) => setRejection({ ...NO_REJECTION, reviews }),
    /** The review that was published just now and gets its reply. */
    replying,
    setReplying,
    decide(press: Press) {
      if (!isPending || press.action !== 'approve') mutate(press);
    },
    /** The press that did not get through, to be tried again. */
    failed: isError ? variables?.action : undefined,
    again: () => variables && mutate(variables),
    forget() {
      reset();
      setNotice(undefined);
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
