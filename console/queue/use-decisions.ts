import { useMutation } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type Decided,
  type Decision,
  MAX_DECISIONS,
  type StaffReview,
  staffApi,
} from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { useSessionState } from '../session.ts';
import { refresh, removeFromLists } from './use-queue.ts';

type Action = Decision['action'];
/** A review by its name in what is said about it; `decidedAt` as the decision left it. */
export type Named = { id: string; name: string; decidedAt: string | null };
/** What a press did: reviews decided or taken back, or one that it left alone because a colleague was quicker. */
export type Notice = { key: number } & (
  | { kind: 'done'; action: Action; reviews: Named[] }
  | { kind: 'missed'; name: string; review: StaffReview | null }
);
/** `onDone` runs before the list changes. */
type Press = { action: Action; reviews: Named[]; reason?: string; onDone?: () => void };

/** More than this would hide the list. */
const MAX_NOTICES = 3;

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const nameOf = ({ id, customerName, decidedAt }: StaffReview): Named => ({
  id,
  name: customerName,
  decidedAt,
});

/** In as many requests as the server takes. */
async function send({ action, reviews, reason = '' }: Press): Promise<Decided> {
  const all: Decided = { done: [], missed: [] };
  for (let from = 0; from < reviews.length; from += MAX_DECISIONS) {
    const decisions = reviews.slice(from, from + MAX_DECISIONS).map(({ id, decidedAt }): Decision => {
      const seen = { reviewId: id, seen: decidedAt };
      return action === 'reject' ? { ...seen, action, reason } : { ...seen, action };
    });
    const { done, missed } = await ask<Decided>(staffApi.decisions, 'POST', { decisions });
    all.done.push(...done);
    all.missed.push(...missed);
  }
  return all;
}

type Places = {
  reviews: StaffReview[];
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
};

/**
 * Keeps the focus where the work goes on: on the review after those that leave the list, on the one that comes back, or
 * on the heading where there is none. Never on the body, where a screen reader begins anew.
 */
function useNextFocus({ reviews, list, heading }: Places) {
  const [plan, setPlan] = useState<
    { leaving: string[]; next?: string | undefined } | { returning: string[] }
  >();
  useLayoutEffect(() => {
    if (!plan) return;
    const isHere = (id: string) => reviews.some((review) => review.id === id);
    const isOver = 'leaving' in plan ? !plan.leaving.some(isHere) : plan.returning.some(isHere);
    if (!isOver) return;
    const target = 'leaving' in plan ? plan.next : plan.returning.find(isHere);
    const row = target && list.current?.querySelector<HTMLElement>(`[data-review="${target}"]`);
    (row || heading.current)?.focus();
    setPlan(undefined);
  }, [plan, reviews, list, heading]);

  return {
    afterLeaving(leaving: string[]) {
      const stays = ({ id }: StaffReview) => !leaving.includes(id);
      const last = reviews.findLastIndex((review) => !stays(review));
      const next = reviews.slice(last + 1).find(stays) ?? reviews.slice(0, last + 1).findLast(stays);
      setPlan({ leaving, next: next?.id });
    },
    afterReturning(returning: string[]) {
      // The button that was pressed goes at once.
      heading.current?.focus();
      setPlan({ returning });
    },
    /** They do not leave or come after all. */
    cancel: () => setPlan(undefined),
  };
}

/** What presses did, the newest last, until each is forgotten. */
function useNotices() {
  const [notices, setNotices] = useState<Notice[]>([]);
  const keys = useRef(0);
  return {
    notices,
    forget: (key: number) => setNotices((all) => all.filter((notice) => notice.key !== key)),
    add({ action, reviews }: Press, { done, missed }: Decided) {
      const decided = reviews.flatMap((review) => {
        const one = done.find(({ reviewId }) => reviewId === review.id);
        return one ? [{ ...review, decidedAt: one.decidedAt }] : [];
      });
      const left = missed.map(({ reviewId, review }) => ({
        kind: 'missed' as const,
        name: reviews.find(({ id }) => id === reviewId)?.name ?? '',
        review,
      }));
      const said = [
        ...(decided.length ? [{ kind: 'done' as const, action, reviews: decided }] : []),
        ...left,
      ];
      const news = said.map((notice) => ({ ...notice, key: ++keys.current }));
      // What was missed before has been read by now.
      setNotices((before) => [...before.filter(({ kind }) => kind === 'done'), ...news].slice(-MAX_NOTICES));
    },
  };
}

/**
 * What staff do with reviews of the list, and where the focus goes after each. A decision stands on the server from the
 * press on; undoing it is another one, which the notice offers.
 */
export function useDecisions(places: Places, isWaiting: boolean) {
  const { heading } = places;
  const focus = useNextFocus(places);
  const { notices, forget, add } = useNotices();
  const [busy, setBusy] = useState<string[]>([]);
  const [rejecting, setRejecting, endRejecting] = useSessionState<Named[]>('rejecting', []);
  const { mutate, isError, variables, reset } = useMutation({
    mutationFn: send,
    onMutate: ({ reviews }) => setBusy((ids) => [...ids, ...idsOf(reviews)]),
    onSuccess: (decided, press) => {
      add(press, decided);
      press.onDone?.();
      removeFromLists(idsOf(press.reviews));
    },
    // Nothing leaves the list after all.
    onError: focus.cancel,
    onSettled: (_decided, _error, { reviews }) => {
      setBusy((ids) => ids.filter((id) => !idsOf(reviews).includes(id)));
      return refresh();
    },
  });
  const undecided = (some: StaffReview[]) =>
    some.filter(({ id, status }) => status === 'pending' && !busy.includes(id)).map(nameOf);

  function undo(reviews: Named[], key: number): void {
    mutate({ action: 'undo', reviews, onDone: () => forget(key) });
    if (isWaiting) focus.afterReturning(idsOf(reviews));
    else heading.current?.focus();
  }
  return {
    notices,
    forget,
    /** Reviews whose decision is on its way. */
    busy,
    rejecting,
    endRejecting,
    /** The press that did not get through, to be tried again. */
    failed: isError ? variables?.action : undefined,
    /** It belonged to a list that is no longer shown. */
    forgetFailure: () => isError && reset(),
    again() {
      heading.current?.focus();
      if (variables) mutate(variables);
    },
    approve(some: StaffReview[]) {
      const reviews = undecided(some);
      if (reviews.length === 0) return;
      mutate({ action: 'approve', reviews });
      focus.afterLeaving(idsOf(reviews));
    },
    /** Asks for the reason first. */
    startRejecting(some: StaffReview[]) {
      const reviews = undecided(some);
      if (reviews.length > 0) setRejecting(reviews);
    },
    reject(reason: string, onDone: () => void) {
      mutate({ action: 'reject', reviews: rejecting, reason, onDone });
      focus.afterLeaving(idsOf(rejecting));
    },
    undo,
    undoLast() {
      const last = notices.findLast((notice) => notice.kind === 'done' && notice.action !== 'undo');
      if (last?.kind === 'done') undo(last.reviews, last.key);
    },
    /** Back into the queue, out of the list of what was published or refused. */
    undoInList(review: StaffReview) {
      mutate({ action: 'undo', reviews: [nameOf(review)] });
      focus.afterLeaving([review.id]);
    },
    /** A reply came too late: a colleague took the review back. */
    tellMissed: (review: StaffReview) =>
      add(
        { action: 'undo', reviews: [nameOf(review)] },
        { done: [], missed: [{ reviewId: review.id, review }] },
      ),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
