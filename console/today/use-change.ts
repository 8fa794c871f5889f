import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { staffApi } from '../../contract/staff.ts';
import type { StaffBranchToday, StaffToday, TodayChange } from '../../contract/today.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { ApiError, ask, client } from '../api.ts';
import { useSessionState } from '../session.ts';

/** Sends each tap at once. What could not be saved is kept for that day, over a reload too, and goes along with the next try. */
export function useChange(branch: string, day: Day) {
  const [unsaved, keep, forget] = useSessionState<TodayChange>(`today-${branch}-${day}`, {});
  const latest = useRef(unsaved);
  const drop = () => {
    latest.current = {};
    forget();
  };
  const { mutate, status } = useMutation({
    // One after the other: the last tap is the last to arrive.
    scope: { id: branch },
    mutationFn: (change: TodayChange) => ask<StaffBranchToday>(staffApi.todayOf(branch), 'PUT', change),
    onSuccess: (said, change) => {
      client.setQueryData<StaffToday>([staffApi.today], (all) => ({ ...all, [branch]: said }));
      if (latest.current === change) drop();
    },
    // What the server will never take would hold up whatever comes after it.
    onError: (reason) => reason instanceof ApiError && reason.status === 422 && drop(),
  });
  const save = (change: TodayChange) => {
    latest.current = { ...latest.current, ...change };
    keep(latest.current);
    mutate(latest.current);
  };
  const isKept = status === 'idle' && Object.keys(unsaved).length > 0;
  return { unsaved, save, again: () => save({}), failed: status === 'error' || isKept, status };
}
