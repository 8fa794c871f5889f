const RECHECK_MS = 100;
/** A script that comes later than this may find that the visitor has scrolled already. */
const LATE_MS = 500;

/** A page opens at its top, checked once more after 100 ms; going back and links to a heading keep their place. */
export function startAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate') return;
  if (performance.now() - entry.domInteractive > LATE_MS) return;
  let touched = false;
  const touch = () => {
    touched = true;
  };
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(input, touch, { once: true, passive: true });
  }
  scrollTo(0, 0);
  setTimeout(() => {
    if (!touched && scrollY) scrollTo(0, 0);
  }, RECHECK_MS);
}
