import { listen, MESSAGE } from './analytics.ts';
import { leadToNearest, wireFrame } from './frame.ts';
import { showOpenBadges } from './open-badges.ts';
import { watchToday } from './today.ts';

const RECHECK_MS = 100;
const MINUTE_MS = 60_000;

/**
 * From one page of the site to the next, a page opens at its top, as browsers do by themselves, checked once more after
 * 100 ms. Going back, links to a heading, links from elsewhere (search engines lead to a word) and a visitor who has begun to
 * scroll keep their place.
 */
function startAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate' || !document.referrer.includes(location.host)) return;
  if (scrollY || navigator.userActivation?.hasBeenActive) return;
  const again = setTimeout(scrollTo, RECHECK_MS, 0, 0);
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, () => clearTimeout(again), { passive: true });
}

/** When the visit has all it needs. */
function whenIdle(act: () => void): void {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

/** The service worker; not where data are to be saved. */
function keepForOffline(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!import.meta.env.PROD || connection?.saveData) return;
  whenIdle(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}));
}

wireFrame();
// The finder reports what it found.
document.addEventListener(MESSAGE, leadToNearest);
showOpenBadges();
setInterval(showOpenBadges, MINUTE_MS);

// A page prerendered by speculation rules is a visit only once it is shown.
const shown = () => {
  listen();
  startAtTop();
  // The first look into the tab's storage waits for another process: not while the page is parsed.
  whenIdle(leadToNearest);
  whenIdle(watchToday);
  keepForOffline();
};
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', shown, { once: true });
else shown();
