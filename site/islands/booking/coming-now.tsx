import { place } from '../../../contract/events.ts';
import { type Day, dubaiClock } from '../../../domain/dubai-time.ts';
import { formatClock } from '../../../domain/format.ts';
import { whatsappLink } from '../../../domain/links.ts';
import { openStatus } from '../../../domain/opening-hours.ts';
import { fill } from '../../../domain/text.ts';
import { type BranchToday, businessDay, comingText, waitNow } from '../../../domain/today.ts';
import { ButtonLink } from '../../components/button.tsx';
import type { BookingBranch, BookingOptions } from './choice.ts';

type ComingNowProps = {
  options: BookingOptions;
  branch: BookingBranch;
  days: readonly Day[];
  now: Date;
  status: BranchToday | undefined;
};

/** While the branch is open, a chat for a visitor on the way, and how long he may walk in once today has no time left to book. */
export function ComingNow({ options, branch, days, now, status }: ComingNowProps) {
  const { coming, waiting, locale } = options;
  const open = openStatus(branch.timetable, now);
  if (!open.open) return null;
  const text = comingText(coming, { branch: branch.name, wait: waitNow(waiting, status, now) });
  const isLate = days[0] !== businessDay(branch.timetable, now);
  return (
    <div className="row">
      <ButtonLink
        kind="quiet"
        icon="whatsapp"
        label={coming.label}
        href={whatsappLink(branch.whatsapp, text)}
        newTab
        by={{ event: 'whatsapp_booking', section: 'booking', location: place('{branch}', branch.id) }}
      />
      {isLate && (
        <p className="quiet">
          {fill(coming.tonight, { time: formatClock(dubaiClock(open.closesAt), locale) })}
        </p>
      )}
    </div>
  );
}
