import { atNextSign } from './at-next-sign.ts';
import { loadScript } from './load-script.ts';
import { onceLoaded } from './when-idle.ts';
import { whenNear } from './when-near.ts';

/** Fetches the script that wakes islands, once: where one is near a visitor who is there, or wants an idle browser. */
export function wakeIslands(): void {
  const { islands } = document.body.dataset;
  if (!islands) return;
  const fetchScript = () => loadScript(islands);
  if (document.querySelector('astro-island[client=idle]')) {
    onceLoaded(fetchScript);
    return;
  }
  // A page that nobody has touched yet needs no island. An island's own element has no box; its first child does.
  const wake = atNextSign(() => whenNear(document.querySelectorAll('astro-island > *'), fetchScript));
  // Somebody may have been there before this script.
  if (scrollY || navigator.userActivation?.hasBeenActive) wake();
}
