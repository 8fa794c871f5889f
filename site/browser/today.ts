import type { TodayMessage } from '../../contract/today.ts';
// Imported by URL, because the bundler's dynamic import helper would add as much code to every page as this file.
import showToday from './show-today.ts?worker&url';

const POLL_MS = 60_000;
export const TODAY: TodayMessage = 'jk:today';
let lastText = '{}';

const announce = () => document.dispatchEvent(new Event(TODAY));

/** Follows the server's clock where the device's differs by more than a minute. A kept answer says its age. */
function setClock(headers: Headers): void {
  const sent = Date.parse(headers.get('Date') ?? '') + 1_000 * Number(headers.get('Age'));
  const { clockBehind = 0 } = window;
  const behind = Math.round((sent - Date.now()) / POLL_MS) * POLL_MS;
  if (Number.isNaN(behind) || behind === clockBehind) return;
  window.clockBehind = behind;
  announce();
}

/** Fetches the status. After a failed request the last response stays, whose entries expire by themselves. */
async function update(): Promise<void> {
  if (document.hidden) return;
  // What is known depends on the time.
  announce();
  const { todayFrom } = document.body.dataset;
  if (!todayFrom) return;
  const answer = await fetch(todayFrom);
  setClock(answer.headers);
  const text = await answer.text();
  if (!answer.ok || text === lastText) return;
  window.today = JSON.parse(text);
  await import(/* @vite-ignore */ showToday);
  lastText = text;
  announce();
}

/** Announces the passing of time and polls the branches' status, every minute while the page is visible. */
export function watchToday(): void {
  const poll = () => update().catch(() => {});
  poll();
  setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
}
