import { dubaiClock } from '../../../domain/dubai-time.ts';
import { fillGreeting } from '../../../domain/links.ts';
import { formatClock, type OpenStatus } from '../../../domain/opening-hours.ts';
import type { FinderWords } from './finder-branch.ts';

/** 'Open now · until 1:00 AM', by the clock in Dubai. */
export function Status({
  status,
  words,
  locale,
}: {
  status: OpenStatus;
  words: FinderWords['badge'];
  locale: string;
}) {
  const at = status.open ? status.closesAt : status.opensAt;
  const template = status.open ? words.closesAt : words.opensAt;
  return (
    <span className={status.open ? 'open-badge is-open' : 'open-badge'}>
      {status.open ? words.open : words.closed}
      {at && ` · ${fillGreeting(template, { time: formatClock(dubaiClock(at), locale) })}`}
    </span>
  );
}
