import { timeNow } from '../../contract/clock.ts';
import { dubaiClock } from '../../domain/dubai-time.ts';
import { fitsNow, openStatus, openText, type Timetable } from '../../domain/opening-hours.ts';
import type { OpenBadgeWords } from '../components/branch.tsx';

/** Shows whether each branch is open, in Dubai time, and whether one can ask to come now. */
export function showOpenBadges(): void {
  const words = JSON.parse(document.body.dataset.openWords ?? '') as OpenBadgeWords;
  // Uses preformatted times, because creating an Intl formatter takes 20 ms on a slow phone.
  const timeOf = (at: Date) => words.clocks[dubaiClock(at)] ?? '';
  const now = timeNow();
  const fitting = new Set<string | undefined>();
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-hours]')) {
    const badge = place.firstElementChild as HTMLElement;
    const status = openStatus(JSON.parse(place.dataset.openHours ?? '') as Timetable, now);
    badge.textContent = openText(status, now, words, document.documentElement.lang, timeOf);
    badge.classList.toggle('badge-good', status.open);
    badge.hidden = false;
    if (fitsNow(status, now)) fitting.add(place.dataset.branch);
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-coming]'))
    link.classList.toggle('coming-later', !fitting.has(link.dataset.coming));
}
