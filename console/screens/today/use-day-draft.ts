import { staffApi } from '../../../contract/staff.ts';
import type { StaffBranchToday, StaffToday, TodayChange } from '../../../contract/today.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { client, fetchJson } from '../../api.ts';
import { useDraft } from '../../content/drafts.ts';

/** Sends each tap at once. A change that could not be saved is kept for that day and sent with the next tap. */
export function useDayDraft(branch: string, day: Day) {
  const { draft, value, type, send } = useDraft<TodayChange>(
    `today:${branch}:${day}`,
    null,
    async (change) => {
      const update = await fetchJson<StaffBranchToday>(staffApi.todayOf(branch), 'PUT', change);
      client.setQueryData<StaffToday>([staffApi.today], (all) => ({ ...all, [branch]: update }));
      return update.at;
    },
  );
  // Drops a refused change: sent again, it would make the server refuse the next one, too.
  const unsaved = draft?.refusal ? {} : (value ?? {});
  const save = (change: TodayChange) => {
    type({ ...unsaved, ...change });
    send();
  };
  return { unsaved, save, retry: () => save({}), state: draft?.state };
}
