const RECHECK_MS = 100;

/**
 * A page opens at its top, as browsers do by themselves, checked once more after 100 ms; going back and links to a heading
 * keep their place. Who may have begun to scroll or press before this script, or was led to a word, is where he wants to be.
 */
export function startAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate') return;
  if (scrollY || document.readyState === 'complete' || navigator.userActivation?.hasBeenActive) return;
  let touched = false;
  const touch = () => {
    touched = true;
  };
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(input, touch, { once: true, passive: true });
  }
  setTimeout(() => {
    if (!touched && scrollY) scrollTo(0, 0);
  }, RECHECK_MS);
}
