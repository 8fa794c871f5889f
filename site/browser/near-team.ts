import { loadScript } from './load-script.ts';
import { whenNear } from './when-near.ts';

/** Most visitors never come to the team: what fills its cards is a file of its own, fetched once they are near. */
export function rateTeam(): void {
  const { team } = document.querySelector<HTMLScriptElement>('[data-team]')?.dataset ?? {};
  if (team) whenNear(document.querySelectorAll('[data-ratings]'), () => loadScript(team));
}
