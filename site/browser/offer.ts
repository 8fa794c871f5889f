import { languageOffers } from '../../contract/language-offers.ts';
import css from './offer.css?inline';

/** What has the focus is never behind the line (WCAG 2.4.11). */
const ROOM = '11rem';

/** The chosen language, or the first of the browser's that the page is in or leads to; two letters of each count. */
const wantedLanguage = () =>
  [localStorage.language, ...navigator.languages]
    .map((tag = '') => tag.slice(0, 2))
    .find((tag) => tag && document.querySelector(`html[lang|=${tag}], .language-link[lang=${tag}]`));

/** One quiet line that leads to the page in the language that its reader wants, until he follows or closes it. */
async function offer(to: HTMLAnchorElement): Promise<void> {
  const { lang, dir } = to;
  const words = (await (await fetch(languageOffers)).json())[lang];
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  document.adoptedStyleSheets.push(style);
  const line = document.createElement('aside');
  line.className = 'language-offer';
  line.ariaLabel = to.textContent;
  line.innerHTML = `<p lang="${lang}" dir="${dir}"><a></a><button type="button"></button></p>`;
  const link = line.querySelector('a') as HTMLAnchorElement;
  const close = line.querySelector('button') as HTMLButtonElement;
  const { style: root } = document.documentElement;
  const answer = () => {
    localStorage.offered = '1';
  };
  link.textContent = words.offer;
  link.href = to.href;
  link.onclick = (event) => {
    answer();
    // Chosen as by the switch, and with the same of the page.
    to.onclick?.(event as PointerEvent);
    link.href = to.href;
  };
  close.ariaLabel = words.close;
  const cross = document.querySelector('.side-panel .menu-button svg');
  if (cross) close.append(cross.cloneNode(true));
  close.onclick = () => {
    answer();
    root.scrollPaddingBlockEnd = '';
    line.remove();
  };
  root.scrollPaddingBlockEnd = ROOM;
  // Early in the order of Tab, as it is in the order of a visit.
  document.querySelector('.site-header')?.after(line);
}

const link = document.querySelector<HTMLAnchorElement>(`.language-link[lang="${wantedLanguage()}"]`);
if (link) offer(link).catch(() => {});
