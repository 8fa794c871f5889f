import { place } from '../../../contract/events.ts';
import { type Day, dubaiClock } from '../../../domain/dubai-time.ts';
import { formatClock } from '../../../domain/format.ts';
import { whatsappLink } from '../../../domain/links.ts';
import { fitsNow, openStatus } from '../../../domain/opening-hours.ts';
import { fill } from '../../../domain/text.ts';
import { type BranchToday, businessDay, comingText, waitNow } from '../../../domain/today.ts';
import { ButtonLink } from '../../components/button.tsx';
import type { BookingBranch, BookingOptions } from './choice.ts';
import type { FormWords } from './message.ts';

type ComingNowProps = {
  words: FormWords;
  options: BookingOptions;
  branch: BookingBranch;
  days: readonly Day[];
  now: Date;
  /** Of the visit. */
  minutes: number;
  status: BranchToday | undefined;
};

/** While a visit still fits, a chat to ask whether one can come now; also until when the branch is open once today has no time left to book. */
export function ComingNow({ words, options, branch, days, now, minutes, status }: ComingNowProps) {
  const { coming, waiting, locale } = options;
  const open = openStatus(branch.timetable, now);
  if (!open.open || !fitsNow(open, now, minutes)) return null;
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
          {fill(words.tonight, { time: formatClock(dubaiClock(open.closesAt), locale) })}
        </p>
      )}
    </div>
  );
}
