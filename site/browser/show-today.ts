/** Shows the branches' status for today. Loaded only if there is one (browser/today.ts). */
import { timeNow } from '../../contract/clock.ts';
import type { TodayMessage } from '../../contract/today.ts';
import { formatClock } from '../../domain/format.ts';
import { openStatus, type Timetable } from '../../domain/opening-hours.ts';
import { type Today, type TodayWords, timetableToday, todayLines, waitNow } from '../../domain/today.ts';
import { showOpenBadges } from './open-badges.ts';

const { lang } = document.documentElement;
const page = document.body.dataset;
const words = JSON.parse(page.todayWords ?? '') as TodayWords;
const elements = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Adds today's early closing times to the preformatted times of the badges. */
function addClocks(today: Today): void {
  const early = Object.values(today).flatMap(({ closesEarly }) => closesEarly ?? []);
  if (!early.length) return;
  const badges = JSON.parse(page.openWords ?? '');
  for (const time of early) badges.clocks[time] = formatClock(time, lang);
  page.openWords = JSON.stringify(badges);
}

/** The no-break space prevents a line that starts with the dot. */
const SEPARATOR = '\u00a0· ';

/** Updates the live region only on changes, so that screen readers do not repeat it. */
function showLines(place: HTMLElement, lines: ReturnType<typeof todayLines>): void {
  const shown = JSON.stringify(lines);
  if (place.dataset.shown === shown || (!lines.length && !place.dataset.shown)) return;
  place.dataset.shown = shown;
  const name = document.createElement('span');
  Object.assign(name, { className: 'hidden-text', textContent: `${place.dataset.name}: ` });
  place.replaceChildren(
    ...(place.dataset.name && lines.length ? [name] : []),
    ...lines.flatMap(({ text, language }, index) => {
      const line = document.createElement('span');
      Object.assign(line, { textContent: text, lang: language, dir: 'auto' });
      // The separator is outside the span, which may have the other direction.
      return index ? [SEPARATOR, line] : [line];
    }),
  );
}

function show(today: Today): void {
  const now = timeNow();
  const open = new Set<string>();
  for (const { dataset } of elements('[data-open-hours]')) {
    const { branch = '' } = dataset;
    dataset.usualHours ??= dataset.openHours ?? '';
    const timetable = timetableToday(JSON.parse(dataset.usualHours) as Timetable, today[branch]);
    dataset.openHours = JSON.stringify(timetable);
    if (openStatus(timetable, now).open) open.add(branch);
  }
  for (const note of elements('[data-today]')) {
    const { today: branch = '' } = note.dataset;
    const reader = { language: lang.slice(0, 2), isOpen: open.has(branch), now };
    showLines(note, todayLines(today[branch], words, reader));
  }
  for (const place of elements('[data-coming]')) {
    const link = place.querySelector('a') as HTMLAnchorElement;
    const { coming = '', wait = '' } = place.dataset;
    place.dataset.href ??= link.href;
    const waiting = waitNow(words.waiting, today[coming], now);
    link.href =
      place.dataset.href + (waiting ? encodeURIComponent(` ${wait.replace('{wait}', waiting)}`) : '');
  }
  const off = Object.values(today).flatMap((status) => status.off);
  for (const badge of elements('[data-off]')) {
    badge.textContent = words.off;
    badge.hidden = !off.includes(badge.dataset.off ?? '');
  }
}

const refresh = () => {
  const { today = {} } = window;
  addClocks(today);
  show(today);
  showOpenBadges();
};
const message: TodayMessage = 'jk:today';
document.addEventListener(message, refresh);
refresh();
