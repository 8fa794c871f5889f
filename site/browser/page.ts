import { listen, MESSAGE } from './analytics.ts';
import { linkNearestBranch, wireFrame } from './frame.ts';
import { showOpenBadges } from './open-badges.ts';
// Imported by URL, for the reason given in today.ts.
import popovers from './popover.ts?worker&url';
import { TODAY, watchToday } from './today.ts';

const RECHECK_MS = 100;

/**
 * Ensures after 100 ms that navigation within the site starts at the top of the page. Keeps the scroll position for
 * back/forward, fragment links, links from other sites (which may use text fragments), and visitors who have already scrolled.
 */
function startAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate' || !document.referrer.includes(location.host)) return;
  if (scrollY) return;
  const scroll = setTimeout(scrollTo, RECHECK_MS, 0, 0);
  for (const input of ['wheel', 'keydown', 'pointerdown'])
    addEventListener(input, () => clearTimeout(scroll));
}

/** Runs after the load event, when the browser is idle. */
function whenIdle(act: () => void): void {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

/** Registers the service worker, unless the visitor saves data. */
function registerServiceWorker(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!import.meta.env.PROD || connection?.saveData) return;
  whenIdle(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}));
}

if (!('popover' in HTMLElement.prototype)) import(/* @vite-ignore */ popovers);
// Each in a task of its own, apart from the load event, so that a slow phone can respond to a tap in between.
for (const start of [wireFrame, showOpenBadges]) setTimeout(start);
document.addEventListener(TODAY, showOpenBadges);
// The finder's analytics event announces a new nearest branch.
document.addEventListener(MESSAGE, linkNearestBranch);

// A prerendered page counts as a visit only once it is shown.
const onShown = () => {
  listen();
  startAtTop();
  // The first read of session storage waits for another process, so it must not block parsing.
  [linkNearestBranch, watchToday].forEach(whenIdle);
  registerServiceWorker();
};
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', onShown, { once: true });
else onShown();
