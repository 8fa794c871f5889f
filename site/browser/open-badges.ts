import { dubaiClock } from '../../domain/dubai-time.ts';
import { openStatus, openText, type Timetable } from '../../domain/opening-hours.ts';
import type { OpenBadgeWords } from '../components/branch.tsx';

function show(place: HTMLElement, words: OpenBadgeWords): void {
  const badge = place.firstElementChild as HTMLElement;
  const timetable = JSON.parse(place.dataset.openHours ?? '') as Timetable;
  const now = new Date();
  const status = openStatus(timetable, now);
  // Said as the page brings it: a formatter of times takes a slow phone 20 ms to make.
  const timeOf = (at: Date) => words.clocks[dubaiClock(at)];
  badge.textContent = openText(status, now, words, document.documentElement.lang, timeOf);
  badge.classList.toggle('badge-good', status.open);
  badge.hidden = false;
}

/** Open or closed by the clock in Dubai, whatever the visitor's zone. */
export function showOpenBadges(): void {
  const words = JSON.parse(document.body.dataset.openWords ?? '') as OpenBadgeWords;
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-hours]')) show(place, words);
}
