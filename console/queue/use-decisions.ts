import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Decided, type Decision, type StaffReview, staffApi } from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { useSessionState } from '../session.ts';
import { refresh } from './use-queue.ts';

type Action = Decision['action'];
/** `decidedAt` as the one who decides saw it: what a colleague has decided since is left as it is. */
type Subject = Pick<StaffReview, 'id' | 'customerName' | 'decidedAt'>;
/** `onDone` runs before the list changes. */
type Press = { action: Action; review: Subject; reason?: string; onDone?: () => void };

/** What the last press did; or a review that it left alone, as it stands now. */
export type Notice =
  | { kind: 'done'; action: Action; review: Subject }
  | { kind: 'missed'; name: string; review: StaffReview | null };

function send({ action, review, reason = '' }: Press): Promise<Decided> {
  const seen = { reviewId: review.id, seen: review.decidedAt };
  const decision: Decision = action === 'reject' ? { ...seen, action, reason } : { ...seen, action };
  return ask(staffApi.decisions, 'POST', decision);
}

type Places = { list: RefObject<HTMLElement | null>; heading: RefObject<HTMLElement | null> };

/** From the review that leaves the list to its neighbour, so that a keyboard and a screen reader go on from there. */
function moveFocus({ list, heading }: Places, leaving: string): void {
  const row = list.current?.querySelector(`[data-review="${leaving}"]`);
  const focused = document.activeElement?.closest('[data-review]');
  // Somebody has gone on to another review already.
  if (focused && focused !== row) return;
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? heading.current;
  if (next instanceof HTMLElement) next.focus();
}

/** What staff do with reviews of the list. A decision stands on the server from the press on; undoing it is another one. */
export function useDecisions(places: Places) {
  const [notice, setNotice] = useState<Notice>();
  const [busy, setBusy] = useState<string[]>([]);
  const [rejecting, setRejecting, endRejecting] = useSessionState<Subject | null>('rejecting', null);
  const { mutate, isError, variables, reset } = useMutation({
    mutationFn: send,
    onMutate: ({ review }) => setBusy((ids) => [...ids, review.id]),
    onSuccess: (decided, { action, review, onDone }) => {
      if (decided.kind === 'missed') setNotice({ ...decided, name: review.customerName });
      else setNotice({ kind: 'done', action, review: { ...review, decidedAt: decided.decidedAt } });
      onDone?.();
      moveFocus(places, review.id);
    },
    onSettled: async (_decided, _error, { review }) => {
      await refresh();
      setBusy((ids) => ids.filter((id) => id !== review.id));
    },
  });
  return {
    notice,
    /** Reviews whose decision is on its way. */
    busy,
    rejecting,
    endRejecting,
    /** Asks for the reason first. */
    startRejecting: ({ id, customerName, decidedAt }: StaffReview) =>
      setRejecting({ id, customerName, decidedAt }),
    decide(press: Press) {
      if (!busy.includes(press.review.id)) mutate(press);
    },
    /** The press that did not get through, to be tried again. */
    failed: isError ? variables?.action : undefined,
    forgetFailure: reset,
    again: () => variables && mutate(variables),
    /** A reply came too late: a colleague took the review back. */
    tellMissed: (review: StaffReview) => setNotice({ kind: 'missed', name: review.customerName, review }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
