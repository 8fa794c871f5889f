import { onceLoaded, whenIdle } from './when-idle.ts';

const BELOW = 'main > :not(link, script), .article-body > *, .site-footer';

/**
 * Lays out what waits below the head, a piece whenever the browser is idle, once the page has loaded: pictures of the
 * whole page are complete, and the scrollbar tells the truth before anybody scrolls. A phone that was slow to load is left
 * alone for three times as long again: its first taps come then.
 */
export function layOutBelow(): void {
  const patience = 3 * performance.now();
  const waiting = [...document.querySelectorAll<HTMLElement>(BELOW)];
  const next = () => {
    const piece = waiting.shift();
    if (!piece) return;
    piece.style.contentVisibility = 'visible';
    // Two pieces in one frame are a stutter on a slow phone.
    whenIdle(next);
  };
  onceLoaded(() => setTimeout(next, patience));
}
