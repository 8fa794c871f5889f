import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decided, type Decision, type StaffReview, staffApi } from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { refresh } from './use-reviews.ts';

/** What the last press did: decided (and can be taken back), taken back, or missed because a colleague was quicker. */
export type Outcome = { decided: Decided['done']; undone: number; missed: Decided['missed'] };
const NOTHING: Outcome = { decided: [], undone: 0, missed: [] };

/** `onDone` runs before the list changes. */
type Press = { decisions: Decision[]; onDone?: () => void };

/** Decides, remembers what was decided last, and takes it back. */
export function useDecisions() {
  const [outcome, setOutcome] = useState(NOTHING);
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: ({ decisions }: Press) => ask<Decided>(staffApi.decisions, 'POST', { decisions }),
    onSuccess: async ({ done, missed }, { decisions: [first], onDone }) => {
      const undone = first?.action === 'undo';
      setOutcome({ decided: undone ? [] : done, undone: undone ? done.length : 0, missed });
      onDone?.();
      await refresh();
    },
  });
  return {
    outcome,
    isPending,
    /** What did not get through. */
    failed: isError ? variables?.decisions[0]?.action : undefined,
    /** Both are offered for reviews that wait. */
    approve: (ids: string[]) =>
      mutate({ decisions: ids.map((reviewId) => ({ reviewId, action: 'approve', seen: null })) }),
    reject: (ids: string[], reason: string, onDone: () => void) =>
      mutate({
        decisions: ids.map((reviewId) => ({ reviewId, action: 'reject', reason, seen: null })),
        onDone,
      }),
    undo: ({ id, decidedAt }: StaffReview) =>
      mutate({ decisions: [{ reviewId: id, action: 'undo', seen: decidedAt }] }),
    /** False where there is nothing to take back. */
    undoLast: () => {
      const last = outcome.decided.map(({ reviewId, decidedAt }) => ({ reviewId, seen: decidedAt }));
      if (last.length > 0) mutate({ decisions: last.map((decided) => ({ ...decided, action: 'undo' })) });
      return last.length > 0;
    },
  };
}
