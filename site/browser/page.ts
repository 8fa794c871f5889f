import { listen, MESSAGE } from './analytics.ts';
import { keepAsleep } from './asleep.ts';
import { wireFloating } from './floating.ts';
import { wakeIslands } from './islands.ts';
import { wireLanguages } from './languages.ts';
import { rateTeam } from './near-team.ts';
import { leadToNearest } from './nearest.ts';
import { showOpenBadges } from './open-badges.ts';
import { wirePanel } from './panel.ts';
import { startAtTop } from './scroll.ts';

document.querySelectorAll<HTMLDialogElement>('#side-panel').forEach(wirePanel);
document.querySelectorAll<HTMLElement>('.floating').forEach(wireFloating);
leadToNearest();
// The finder reports what it found.
document.addEventListener(MESSAGE, leadToNearest);
wireLanguages();
keepAsleep();

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
// In a task of their own: all at once are a stutter on a slow phone.
setTimeout(() => {
  wakeIslands();
  rateTeam();
  showOpenBadges();
});
