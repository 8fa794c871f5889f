import './header.css';
import { place, type TrackedEvent } from '../../../contract/events.ts';
import { type RouteName, routes } from '../../../contract/routes.ts';
import { whatsappLink } from '../../../domain/links.ts';
import { ButtonLink, type ButtonLinkProps, track } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Frame } from '../../model/parts/page.ts';

const SIDE_PANEL_ID = 'side-panel';
const navigation = { event: 'navigation', section: 'header' } as const;

/** The pole as logo with the name of the business. */
const Brand = ({ name }: { name: string }) => (
  <>
    <svg className="brand-mark" viewBox="0 0 12 28" width="12" height="28" aria-hidden="true">
      <rect fill="var(--bone)" x="1" y="3" width="10" height="22" />
      <path fill="var(--teal)" d="M1 9 11 3v5L1 14zM1 24 11 18v5l-3.3 2H1z" />
      <path fill="var(--oxblood)" d="M1 16.5 11 10.5v5L1 21.5z" />
      <path fill="var(--brass)" d="M0 0h12v3H0zM0 25h12v3H0z" />
    </svg>
    <span translate="no">{name}</span>
  </>
);

/**
 * The other languages with the address of the same page: of the list that holds it if a language lacks the page (`isOther`), and of
 * home if the page has no address of its own.
 */
export const counterparts = ({ edition, path, locales, noCanonical }: Frame) =>
  edition.languages
    .filter(({ locale }) => locale !== edition.locale)
    .map((language) => {
      const isOther = locales?.includes(language.locale) === false;
      const to = isOther ? path.slice(0, path.lastIndexOf('/')) : path;
      return { ...language, isOther, href: language.local(noCanonical ? '/' : to) };
    });

export const LanguageLinks = ({ by, ...frame }: Frame & { by?: TrackedEvent }) =>
  counterparts(frame).map(({ locale, name, direction, href }) => (
    <a
      key={locale}
      className="language-link"
      href={href}
      hrefLang={locale}
      lang={locale}
      dir={direction}
      {...track(by)}
    >
      {name}
    </a>
  ));

function NavLinks({ edition, path, className }: Frame & { className: string }) {
  const links = Object.entries(edition.words.interface.frame.links) as [RouteName, string][];
  return (
    <ul className={className}>
      {links.map(([name, label]) => (
        <li key={name}>
          <a
            href={edition.href(name)}
            aria-current={routes[name] === path ? 'page' : path.startsWith(`${routes[name]}/`) || undefined}
            {...track({ ...navigation, location: place('{route}', name) })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Chats with the page's branch, if it has one. */
const chatOf = ({ edition, branch }: Frame, label: string, greeting: string): ButtonLinkProps => ({
  kind: 'whatsapp',
  icon: 'whatsapp',
  label,
  href: whatsappLink((branch ?? edition.mainBranch).whatsapp, greeting),
  newTab: true,
  by: { ...navigation, location: 'whatsapp' },
});

const bookOf = ({ edition, branch }: Frame): ButtonLinkProps => ({
  label: edition.words.interface.frame.headerBook,
  href: edition.href('book', branch && { branch: branch.slug }),
  by: { ...navigation, location: place('{route}', 'booking') },
});

/** Opens or closes the side panel by invoker commands, without JavaScript. */
const MenuButton = ({ label, command }: { label: string; command: 'show-modal' | 'close' }) => (
  <button
    type="button"
    className="menu-button"
    aria-label={label}
    aria-haspopup={command === 'show-modal' ? 'dialog' : undefined}
    {...{ command, commandfor: SIDE_PANEL_ID }}
  >
    <Icon name={command === 'close' ? 'close' : 'menu'} />
  </button>
);

export function SiteHeader(frame: Frame) {
  const { edition } = frame;
  const { frame: words, greetings } = edition.words.interface;
  return (
    <header className="site-header">
      <div className="wrap">
        <a
          className="brand"
          href={edition.href('home')}
          aria-label={words.homeLabel}
          {...track({ ...navigation, location: 'logo' })}
        >
          <Brand name={edition.facts.business.name} />
        </a>
        <nav aria-label={words.navigation}>
          <NavLinks {...frame} className="site-nav" />
        </nav>
        <LanguageLinks {...frame} />
        <ButtonLink {...bookOf(frame)} />
        <ButtonLink {...chatOf(frame, words.headerChat, greetings.services)} />
        <MenuButton label={words.menuOpen} command="show-modal" />
      </div>
    </header>
  );
}

/** The menu on small screens: a modal dialog, so that the browser traps focus and handles Escape. */
export function SidePanel(frame: Frame) {
  const { branch, edition } = frame;
  const { frame: words, greetings } = edition.words.interface;
  const appointment = branch
    ? edition.fill(greetings.branch, { branch: branch.name })
    : greetings.appointment;
  return (
    <dialog id={SIDE_PANEL_ID} className="side-panel" aria-label={words.menuTitle} {...{ closedby: 'any' }}>
      <MenuButton label={words.menuClose} command="close" />
      <nav aria-label={words.menuTitle}>
        <NavLinks {...frame} className="panel-nav" />
      </nav>
      <LanguageLinks {...frame} />
      <ButtonLink {...bookOf(frame)} icon="calendar" />
      <ButtonLink {...chatOf(frame, words.panelChat, appointment)} />
      <span className="pole" aria-hidden="true" />
      <p className="quiet">{words.tagline}</p>
    </dialog>
  );
}

/**
 * Offers the page in the browser's preferred language; the site never redirects by language. layouts/document.astro shows it
 * until the visitor follows or closes it.
 */
export const LanguageOffer = (frame: Frame) =>
  counterparts(frame).map(({ locale, name, direction, offer, href, isOther }) =>
    isOther ? null : (
      <aside
        key={locale}
        className="language-offer row band-raised"
        aria-label={name}
        lang={locale}
        dir={direction}
        hidden
      >
        <a className="language-link" href={href} hrefLang={locale} lang={locale}>
          {offer.offer}
        </a>
        <button type="button" className="menu-button" aria-label={offer.close}>
          <Icon name="close" />
        </button>
      </aside>
    ),
  );
