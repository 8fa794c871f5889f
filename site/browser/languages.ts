import { loadScript } from './load-script.ts';
import { onceLoaded } from './when-idle.ts';

/** A switch of languages keeps the choice, and what the page was asked for; who may read another is offered it once. */
export function wireLanguages(): void {
  try {
    const kept = localStorage;
    document.querySelectorAll<HTMLAnchorElement>('.language-link').forEach((link) => {
      link.onclick = () => {
        link.search = location.search;
        link.hash = location.hash;
        kept.language = link.lang;
      };
    });
    const wanted = (kept.language ?? navigator.language).slice(0, 2);
    if (!kept.offered && !document.documentElement.matches(`:lang(${wanted})`))
      onceLoaded(() => loadScript(document.body.dataset.offer ?? ''));
  } catch {
    // Storage is off: the links lead all the same, and who cannot say no for good is not asked.
  }
}
