import { dubaiClock } from '../../domain/dubai-time.ts';
import { openStatus, openText, type Timetable } from '../../domain/opening-hours.ts';
import type { OpenBadgeWords } from '../components/branch.tsx';

function show(place: HTMLElement, words: OpenBadgeWords): void {
  const badge = place.firstElementChild as HTMLElement;
  const timetable = JSON.parse(place.dataset.openHours ?? '') as Timetable;
  const now = new Date();
  const status = openStatus(timetable, now);
  // Uses preformatted times, because creating an Intl formatter takes 20 ms on a slow phone.
  const timeOf = (at: Date) => words.clocks[dubaiClock(at)];
  badge.textContent = openText(status, now, words, document.documentElement.lang, timeOf);
  badge.classList.toggle('badge-good', status.open);
  badge.hidden = false;
}

/** Shows whether each branch is open, in Dubai time. */
export function showOpenBadges(): void {
  const words = JSON.parse(document.body.dataset.openWords ?? '') as OpenBadgeWords;
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-hours]')) show(place, words);
}
