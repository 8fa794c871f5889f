import { atNextSign } from './at-next-sign.ts';

/** A line that is back needs a moment, and who scrolls without one asks no more often. */
const PAUSE_MS = 1_000;

/**
 * Fetches a script that most visitors never need; one that does not come is asked for again at the next sign. An import()
 * would bring 800 bytes of helper with every page.
 */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.onerror = () => atNextSign(() => setTimeout(loadScript, PAUSE_MS, src));
  document.head.append(script);
}
