import { listen } from './analytics.ts';
import { wireFloating } from './floating.ts';
import { wakeIslands } from './islands.ts';
import { wirePanel } from './panel.ts';
import { startAtTop } from './scroll.ts';
import { whenNear } from './when-near.ts';

const panel = document.querySelector<HTMLDialogElement>('#side-panel');
const floating = document.querySelector<HTMLElement>('.floating');
if (panel) wirePanel(panel);
if (floating) wireFloating(floating);
wakeIslands();
whenNear(document.querySelectorAll('[data-open-hours]'), async () => {
  const { showOpenBadges } = await import('./open-badges.ts');
  showOpenBadges();
});

// A page prerendered by speculation rules is a visit only once it is shown.
const shown = () => {
  listen();
  startAtTop();
};
if ((document as Document & { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', shown, { once: true });
} else {
  shown();
}
