import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayUpdateToday } from '../../../contract/rights.ts';
import { staffApi } from '../../../contract/staff.ts';
import { dubaiDay } from '../../../domain/dubai-time.ts';
import { countWords, formatDay } from '../../../domain/format.ts';
import { fill } from '../../../domain/text.ts';
import { businessDay } from '../../../domain/today.ts';
import { answerOf } from '../../api.ts';
import { useConsole, useStaff } from '../../context.ts';
import { Screen } from '../../parts/status.tsx';
import { BranchDay } from './branch-day.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

const POLL_MS = 30_000;
/** With more branches, those without anything special today are folded. */
const MAX_SHOWN = 4;

/** Edits what is different today in each branch, then lists what waits. Visitors see it within a minute. */
export function Today() {
  const { words, today, locale } = useConsole();
  const staff = useStaff();
  const [showsAll, setShowsAll] = useState(false);
  const query = useQuery({
    ...answerOf(staffApi.today),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const { data, dataUpdatedAt } = query;
  const now = new Date(dataUpdatedAt);
  const days = today.branches
    .filter(({ slug }) => mayUpdateToday(staff, slug))
    .map((branch) => {
      const day = businessDay(branch.timetable, now);
      const update = data?.[branch.slug];
      return { branch, day, update: update?.day === day ? update : undefined };
    });
  const isFolding = days.length > MAX_SHOWN && !showsAll;
  const folded = isFolding ? days.filter(({ update }) => !update) : [];
  return (
    <Screen title={words.shell.today} query={query}>
      <p className="sub">{data && fill(words.today.lead, { day: formatDay(dubaiDay(now), locale) })}</p>
      <div className="columns">
        {data &&
          days
            .filter((one) => !folded.includes(one))
            .map((one) => (
              <BranchDay
                key={one.branch.slug + one.day}
                {...one}
                now={now}
                isOpen={staff.role === 'branch' && days.length === 1}
              />
            ))}
      </div>
      {folded.length > 0 && (
        <button type="button" className="row-tap good" onClick={() => setShowsAll(true)}>
          {countWords(words.today.quietBranches, folded.length, locale)}
        </button>
      )}
      <WaitingForYou />
    </Screen>
  );
}
