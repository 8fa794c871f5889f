import type { RefObject } from 'react';
import type { StaffReview } from '../../contract/staff.ts';
import { useKept } from '../kept.ts';
import { type Named, named, useDecisions } from './use-decisions.ts';
import { useNextFocus } from './use-next-focus.ts';

const idsOf = (some: { id: string }[]) => some.map(({ id }) => id);

type Places = {
  reviews: StaffReview[];
  /** The list shows reviews that wait: what is taken back comes into it. */
  isWaiting: boolean;
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
};

/** What staff do with reviews of the list, and where the focus goes after each. */
export function useActs({ reviews, isWaiting, list, heading }: Places) {
  const { afterLeaving, afterReturning, cancel } = useNextFocus(reviews, list, heading);
  const { approve, reject, undo, again, failed, ...decisions } = useDecisions(cancel);
  const { busy, outcomes } = decisions;
  const [refusing, setRefusing, endRefusing] = useKept<Named[]>('being-refused', []);
  const ready = (some: StaffReview[]) =>
    some.filter(({ id, status }) => status === 'pending' && !busy.includes(id)).map(named);

  function takeBack(some: Named[], key: number): void {
    undo(some, key);
    if (isWaiting) afterReturning(idsOf(some));
    else heading.current?.focus();
  }
  return {
    ...decisions,
    refusing,
    endRefusing: () => endRefusing([]),
    /** The dialog says itself that a refusal did not get through. */
    hasFailed: failed !== undefined && failed.action !== 'reject',
    hasRefusalFailed: failed?.action === 'reject',
    again() {
      heading.current?.focus();
      again();
    },
    publish(some: StaffReview[]) {
      const these = ready(some);
      if (these.length === 0) return;
      approve(these);
      afterLeaving(idsOf(these));
    },
    askWhy(some: StaffReview[]) {
      const these = ready(some);
      if (these.length > 0) setRefusing(these);
    },
    refuse(reason: string, onDone: () => void) {
      reject(refusing, reason, onDone);
      afterLeaving(idsOf(refusing));
    },
    /** Back into the queue, out of the list of what was published or refused. */
    undoOne(review: StaffReview) {
      undo([named(review)]);
      afterLeaving([review.id]);
    },
    takeBack,
    takeBackLast() {
      const last = outcomes.findLast((outcome) => outcome.kind === 'done' && outcome.action !== 'undo');
      if (last?.kind === 'done') takeBack(last.reviews, last.key);
    },
  };
}
