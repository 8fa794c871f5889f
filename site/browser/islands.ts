import { whenNear } from './when-near.ts';

/** Fetches the script that wakes islands once one of them comes near the window. */
export function wakeIslands(): void {
  const { islands } = document.body.dataset;
  if (!islands) return;
  // An island's own element has no box; its first child does.
  whenNear(document.querySelectorAll('astro-island > *'), () => {
    const script = document.createElement('script');
    script.src = islands;
    document.head.append(script);
  });
}
