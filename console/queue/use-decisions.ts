import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type Decided,
  type Decision,
  MAX_DECISIONS,
  type StaffReview,
  staffApi,
} from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { refresh, takeOut } from './use-reviews.ts';

type Action = Decision['action'];
/** A review by its name in what is said about it; `decidedAt` as the decision left it. */
export type Named = { id: string; name: string; decidedAt: string | null };
/** What a press did: reviews decided or taken back, or one that it left alone because a colleague was quicker. */
export type Outcome = { key: number } & (
  | { kind: 'done'; action: Action; reviews: Named[] }
  | { kind: 'missed'; name: string; review: StaffReview | null }
);
/** `onDone` runs before the list changes. */
type Press = { action: Action; reviews: Named[]; reason?: string; onDone?: (() => void) | undefined };

/** More than this would hide the list. */
const MOST_OUTCOMES = 3;

const decisionOf = ({ action, reason = '' }: Press, { id, decidedAt }: Named): Decision => {
  const seen = { reviewId: id, seen: decidedAt };
  return action === 'reject' ? { ...seen, action, reason } : { ...seen, action };
};

/** In as many requests as the server takes. */
async function send(press: Press): Promise<Decided> {
  const all: Decided = { done: [], missed: [] };
  for (let from = 0; from < press.reviews.length; from += MAX_DECISIONS) {
    const decisions = press.reviews
      .slice(from, from + MAX_DECISIONS)
      .map((review) => decisionOf(press, review));
    const { done, missed } = await ask<Decided>(staffApi.decisions, 'POST', { decisions });
    all.done.push(...done);
    all.missed.push(...missed);
  }
  return all;
}

export const named = ({ id, customerName, decidedAt }: StaffReview): Named => ({
  id,
  name: customerName,
  decidedAt,
});

/**
 * Decides and takes back. A decision stands on the server from the press on; taking it back is another one, which the
 * outcome offers. `onFailed`: nothing leaves the list after all.
 */
export function useDecisions(onFailed: () => void) {
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [busy, setBusy] = useState<string[]>([]);
  const keys = useRef(0);
  const add = (
    news: Omit<Extract<Outcome, { kind: 'done' }>, 'key'>[],
    missed: Decided['missed'],
    press: Press,
  ) => {
    const nameOf = (id: string) => press.reviews.find((review) => review.id === id)?.name ?? '';
    const left = missed.map(({ reviewId, review }) => ({
      kind: 'missed' as const,
      name: nameOf(reviewId),
      review,
    }));
    const said = [...news, ...left].map((outcome) => ({ ...outcome, key: ++keys.current }));
    // What was missed before has been read by now.
    setOutcomes((before) => [...before.filter(({ kind }) => kind === 'done'), ...said].slice(-MOST_OUTCOMES));
  };
  const { mutate, isError, variables, reset } = useMutation({
    mutationFn: send,
    onMutate: ({ reviews }) => setBusy((ids) => [...ids, ...reviews.map(({ id }) => id)]),
    onSuccess: ({ done, missed }, press) => {
      const reviews = press.reviews.flatMap((review) => {
        const one = done.find(({ reviewId }) => reviewId === review.id);
        return one ? [{ ...review, decidedAt: one.decidedAt }] : [];
      });
      add(reviews.length ? [{ kind: 'done', action: press.action, reviews }] : [], missed, press);
      press.onDone?.();
      takeOut(press.reviews.map(({ id }) => id));
    },
    onError: onFailed,
    onSettled: (_decided, _error, { reviews }) => {
      setBusy((ids) => ids.filter((id) => !reviews.some((review) => review.id === id)));
      return refresh();
    },
  });
  const forget = (key: number) => setOutcomes((all) => all.filter((outcome) => outcome.key !== key));
  return {
    outcomes,
    forget,
    /** A reply that came too late, and the like. */
    tellMissed: (review: StaffReview) =>
      add([], [{ reviewId: review.id, review }], { action: 'undo', reviews: [named(review)] }),
    /** Reviews whose decision is on its way. */
    busy,
    /** The press that did not get through, to be tried again. */
    failed: isError ? variables : undefined,
    /** It belonged to a list that is no longer shown. */
    forgetFailure: () => isError && reset(),
    again: () => variables && mutate(variables),
    approve: (reviews: Named[]) => mutate({ action: 'approve', reviews }),
    reject: (reviews: Named[], reason: string, onDone: () => void) =>
      mutate({ action: 'reject', reviews, reason, onDone }),
    undo: (reviews: Named[], key?: number) =>
      mutate({ action: 'undo', reviews, onDone: () => key !== undefined && forget(key) }),
  };
}
