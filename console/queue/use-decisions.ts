import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Decided, type Decision, type StaffReview, staffApi } from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { useSessionState } from '../session.ts';
import { refresh } from './use-queue.ts';

type Action = Decision['action'];
/** `decidedAt` as the one who decides saw it: what a colleague has decided since is left as it is. */
type Subject = Pick<StaffReview, 'id' | 'customerName' | 'decidedAt'> & Partial<StaffReview>;
export const isWhole = (subject: Subject): subject is StaffReview => subject.review !== undefined;
/** `onDone` runs before the list changes. */
type Press = { action: Action; reviews: Subject[]; reason?: string; onDone?: () => void };

/** What the last press did, and the reviews that it left alone, as they stand now. */
export type Notice = {
  action?: Action | 'reply';
  done: Subject[];
  missed: { name: string; review: StaffReview | null }[];
};

/** One after the other. Sent again, what has been decided stays decided. */
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

const idsOf = (reviews: Subject[]) => reviews.map(({ id }) => id);

type Places = { list: RefObject<HTMLElement | null>; heading: RefObject<HTMLElement | null> };

/** From reviews that leave the list to their neighbour, so that a keyboard and a screen reader go on from there. */
function moveFocus({ list, heading }: Places, leaving: string[]): void {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-review]') ?? [])];
  const stays = ({ dataset }: HTMLElement) => !leaving.includes(dataset.review ?? '');
  const focused = document.activeElement?.closest<HTMLElement>('[data-review]');
  // Somebody has gone on to another review already.
  if (focused && stays(focused)) return;
  const first = rows.findIndex((row) => !stays(row));
  const next = first >= 0 && (rows.slice(first).find(stays) ?? rows.slice(0, first).findLast(stays));
  // Nothing of the list left, as where a decision is taken back: the list stays where it is.
  if (next) next.focus();
  else heading.current?.focus({ preventScroll: true });
}

/** What staff do with reviews of the list. A decision stands on the server from the press on; undoing it is another one. */
export function useDecisions(places: Places) {
  const [notice, setNotice] = useState<Notice>();
  const [busy, setBusy] = useState<string[]>([]);
  const [replying, setReplying] = useState<StaffReview>();
  const [rejecting, setRejecting, endRejecting] = useSessionState<Subject[]>('to-reject', []);
  const { mutate, isError, variables, reset } = useMutation({
    mutationFn: send,
    onMutate: ({ reviews }) => setBusy((ids) => [...ids, ...idsOf(reviews)]),
    onSuccess: (decided, { reviews, onDone }) => {
      setNotice(decided);
      onDone?.();
      moveFocus(places, idsOf(reviews));
    },
    onSettled: async (_decided, _error, { reviews }) => {
      await refresh();
      setBusy((ids) => ids.filter((id) => !idsOf(reviews).includes(id)));
    },
  });
  return {
    notice,
    /** Reviews whose decision is on its way. */
    busy,
    rejecting,
    endRejecting,
    /** The review that was published just now and gets its reply. */
    replying,
    startReplying: setReplying,
    endReplying: () => setReplying(undefined),
    tellReplied(review: StaffReview) {
      setNotice({ action: 'reply', done: [review], missed: [] });
      // The button that led to the dialog is gone.
      places.heading.current?.focus();
    },
    /** Asks for the reason first. */
    startRejecting: (reviews: StaffReview[]) =>
      setRejecting(reviews.map(({ id, customerName, decidedAt }) => ({ id, customerName, decidedAt }))),
    decide(press: Press) {
      if (!idsOf(press.reviews).some((id) => busy.includes(id))) mutate(press);
    },
    /** The press that did not get through, to be tried again. */
    failed: isError ? variables?.action : undefined,
    forget() {
      reset();
      setNotice(undefined);
    },
    again: () => variables && mutate(variables),
    /** A reply came too late: a colleague took the review back. */
    tellMissed: (review: StaffReview) =>
      setNotice({ done: [], missed: [{ name: review.customerName, review }] }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
