import { dubaiClock } from '../../domain/dubai-time.ts';
import { openStatus, type Timetable } from '../../domain/opening-hours.ts';
import type { OpenBadgeWords } from '../components/branch.tsx';

const EVERY_MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function show(place: HTMLElement): void {
  const badge = place.firstElementChild as HTMLElement;
  const timetable = JSON.parse(place.dataset.openHours ?? '') as Timetable;
  const words = JSON.parse(place.dataset.words ?? '') as OpenBadgeWords;
  const now = new Date();
  const status = openStatus(timetable, now);
  const at = status.open ? status.closesAt : status.opensAt;
  // Said as the page brings it: a formatter of times takes a slow phone 20 ms to make. After a holiday no clock alone is true.
  const time = at && +at - +now < DAY_MS && words.clocks[dubaiClock(at)];
  const until = time && (status.open ? words.closesAt : words.opensAt).replace('{time}', time);
  badge.textContent = [status.open ? words.open : words.closed, until].filter(Boolean).join(' · ');
  badge.classList.toggle('badge-good', status.open);
  badge.hidden = false;
}

/** Open or closed by the clock in Dubai, whatever the visitor's zone, kept true while the page stays open. */
export function showOpenBadges(): void {
  const showAll = () => document.querySelectorAll<HTMLElement>('[data-open-hours]').forEach(show);
  showAll();
  setInterval(showAll, EVERY_MINUTE_MS);
}
