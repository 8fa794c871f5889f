import type { TodayMessage } from '../../contract/today.ts';
// Imported by URL, because the bundler's dynamic import helper would add as much code to every page as this file.
import showToday from './show-today.ts?worker&url';

const POLL_MS = 60_000;
export const TODAY: TodayMessage = 'jk:today';
let lastText = '{}';

/** Fetches the status. After a failed request the last response stays, whose entries expire by themselves. */
async function update(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(document.body.dataset.todayFrom ?? '').catch(() => undefined);
  const text = answer?.ok ? await answer.text() : lastText;
  if (text !== lastText) window.today = JSON.parse(text);
  else if (!window.today) return;
  lastText = text;
  await import(/* @vite-ignore */ showToday);
  document.dispatchEvent(new Event(TODAY));
}

/** Polls the branches' status every minute while the page is visible. */
export function watchToday(): void {
  const poll = () => update().catch(() => {});
  poll();
  setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
}
