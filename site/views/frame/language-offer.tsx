import './language-offer.css';
import { Icon } from '../../components/icon.tsx';
import type { Frame } from '../../model/parts/page.ts';
import { counterparts } from './header.tsx';

/**
 * One quiet line that leads to the page in a language that the browser prefers: nobody is sent there by himself. A script
 * shows it (`browser/frame.ts`) until it is followed or closed.
 */
export const LanguageOffer = (frame: Frame) =>
  counterparts(frame).map(({ locale, name, direction, offer, href }) => (
    <aside key={locale} className="language-offer" aria-label={name} lang={locale} dir={direction} hidden>
      <a className="language-link" href={href} hrefLang={locale} lang={locale}>
        {offer.offer}
      </a>
      <button type="button" aria-label={offer.close}>
        <Icon name="close" />
      </button>
    </aside>
  ));
