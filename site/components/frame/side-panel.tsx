import './side-panel.css';
import { ButtonLink } from '../button-link.tsx';
import { type Track, track } from '../track.ts';
import { type LanguageLinkProps, LanguageLinks } from './language-links.tsx';
import { MenuButton } from './menu-button.tsx';
import type { NavLink } from './nav-link.ts';
import { SIDE_PANEL_ID } from './site-header.tsx';

export type SidePanelProps = {
  label: string;
  closeLabel: string;
  links: NavLink[];
  languages: LanguageLinkProps[];
  book: { label: string; href: string; by: Track };
  chat: { label: string; href: string; by: Track };
  tagline: string;
};

/** The menu of small screens: a modal dialog, so the browser keeps the focus inside and Escape closes it. */
export function SidePanel(props: SidePanelProps) {
  const { label, closeLabel, links, languages, book, chat, tagline } = props;
  return (
    <dialog id={SIDE_PANEL_ID} className="side-panel" aria-label={label} {...{ closedby: 'any' }}>
      <MenuButton label={closeLabel} icon="close" command="close" target={SIDE_PANEL_ID} />
      <nav aria-label={label}>
        <ul className="panel-nav">
          {links.map(({ label: name, href, current, by }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'page' : undefined} {...track(by)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks languages={languages} />
      <ButtonLink icon="calendar" label={book.label} href={book.href} by={book.by} />
      <ButtonLink kind="whatsapp" icon="whatsapp" label={chat.label} href={chat.href} by={chat.by} newTab />
      <span className="pole" aria-hidden="true" />
      <p className="quiet">{tagline}</p>
    </dialog>
  );
}
