import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decision, staffApi } from '../../contract/staff.ts';
import { ask } from '../api.ts';
import { refresh } from './use-reviews.ts';

/** Decides, remembers what was decided last, and takes it back. */
export function useDecisions() {
  const [last, setLast] = useState<string[]>([]);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (decisions: Decision[]) => ask(staffApi.decisions, 'POST', { decisions }),
    onSuccess: async (_, decisions) => {
      setLast(decisions.filter(({ action }) => action !== 'undo').map(({ reviewId }) => reviewId));
      await refresh();
    },
  });
  return {
    last,
    isPending,
    isError,
    approve: (ids: string[]) => mutate(ids.map((reviewId) => ({ reviewId, action: 'approve' }))),
    reject: (ids: string[], reason: string) =>
      mutate(ids.map((reviewId) => ({ reviewId, action: 'reject', reason }))),
    undo: (ids = last) => ids.length > 0 && mutate(ids.map((reviewId) => ({ reviewId, action: 'undo' }))),
  };
}
