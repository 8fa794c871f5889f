import { listen } from './analytics.ts';
import { wireFloating } from './floating.ts';
import { wakeIslands } from './islands.ts';
import { showOpenBadges } from './open-badges.ts';
import { wirePanel } from './panel.ts';
import { startAtTop } from './scroll.ts';
import { wireShare } from './share.ts';

const panel = document.querySelector<HTMLDialogElement>('#side-panel');
const floating = document.querySelector<HTMLElement>('.floating');
if (panel) wirePanel(panel);
if (floating) wireFloating(floating);
document.querySelectorAll<HTMLButtonElement>('[data-share]').forEach(wireShare);
wakeIslands();
showOpenBadges();

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
