const RECHECK_MS = 100;

/**
 * From one page of the site to the next, a page opens at its top, as browsers do by themselves, checked once more after
 * 100 ms; going back and links to a heading keep their place. Who may have begun to scroll or press before this script is where
 * he wants to be, and so is who comes from elsewhere: search engines lead to a word, at any moment.
 */
export function startAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate' || !document.referrer.includes(location.host)) return;
  if (scrollY || navigator.userActivation?.hasBeenActive) return;
  const again = setTimeout(scrollTo, RECHECK_MS, 0, 0);
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(input, () => clearTimeout(again), { passive: true });
  }
}
