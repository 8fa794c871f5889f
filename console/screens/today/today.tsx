import './today.css';
import { useQuery } from '@tanstack/react-query';
import { mayOpenSection, mayUpdateToday, staffApi } from '../../../contract/staff.ts';
import type { StaffToday } from '../../../contract/today.ts';
import { businessDay } from '../../../domain/today.ts';
import { useConsole, useStaff } from '../../context.ts';
import { Screen } from '../../parts/status.tsx';
import { Coming } from '../coming.tsx';
import { GoLive } from '../go-live.tsx';
import { ProgramNotices } from '../program-notices.tsx';
import { Translations } from '../translations.tsx';
import { BranchCard } from './branch-card.tsx';

const POLL_MS = 30_000;

/** Edits what is different today in each branch. Visitors see it within a minute. */
export function Today() {
  const { words, today } = useConsole();
  const staff = useStaff();
  const query = useQuery<StaffToday>({
    queryKey: [staffApi.today],
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const { data, dataUpdatedAt } = query;
  const now = new Date(dataUpdatedAt);
  return (
    <Screen title={words.shell.today} query={query}>
      <div className="columns">
        {data &&
          today.branches
            .filter(({ slug }) => mayUpdateToday(staff, slug))
            .map((branch) => {
              const day = businessDay(branch.timetable, now);
              const update = data[branch.slug];
              return (
                <BranchCard
                  key={branch.slug + day}
                  branch={branch}
                  day={day}
                  update={update?.day === day ? update : undefined}
                  now={now}
                />
              );
            })}
      </div>
      <Coming onlyRefused={mayOpenSection(staff.role, 'history')} />
      {staff.role === 'owner' && <ProgramNotices />}
      {staff.role === 'owner' && <Translations />}
      {staff.role === 'owner' && <GoLive />}
    </Screen>
  );
}
