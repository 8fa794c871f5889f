import type { TodayMessage } from '../../contract/today.ts';
// A script of its own, by its address: the bundler's way to import later costs every first frame as much as this file.
import showToday from './show-today.ts?worker&url';

const EVERY_MS = 60_000;
const message: TodayMessage = 'jk:today';
let known = '{}';

/** While no answer comes the last one stays: what it says ends by itself. */
async function ask(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(document.body.dataset.todayFrom ?? '').catch(() => undefined);
  const text = answer?.ok ? await answer.text() : known;
  if (text !== known) window.today = JSON.parse(text);
  else if (!window.today) return;
  known = text;
  await import(/* @vite-ignore */ showToday);
  document.dispatchEvent(new Event(message));
}

/** What staff say of the day, asked now and each minute while the page is in sight; without it the usual hours stand. */
export function watchToday(): void {
  const look = () => ask().catch(() => {});
  look();
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
}
