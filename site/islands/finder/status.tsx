import '../../components/open-badge.css';
import { dubaiClock, dubaiDay } from '../../../domain/dubai-time.ts';
import { formatClock, formatDay } from '../../../domain/format.ts';
import type { OpenStatus } from '../../../domain/opening-hours.ts';
import { fill, inOneLine } from '../../../domain/text.ts';
import type { FinderWords } from './finder-branch.ts';

export type StatusProps = { status: OpenStatus; now: Date; words: FinderWords['badge']; locale: string };

const DAY_MS = 86_400_000;

/** '1:00 AM', with its date when it is a day or more away, as over a holiday. */
function timeOf(at: Date, now: Date, locale: string): string {
  const clock = formatClock(dubaiClock(at), locale);
  return +at - +now < DAY_MS ? clock : inOneLine([formatDay(dubaiDay(at), locale), clock], locale);
}

/** 'Open now · until 1:00 AM', by the clock in Dubai. */
export function Status({ status, now, words, locale }: StatusProps) {
  const at = status.open ? status.closesAt : status.opensAt;
  const template = status.open ? words.closesAt : words.opensAt;
  return (
    <span className={status.open ? 'open-badge is-open' : 'open-badge'}>
      {status.open ? words.open : words.closed}
      {at && ` · ${fill(template, { time: timeOf(at, now, locale) })}`}
    </span>
  );
}
