import './site-header.css';
import { ButtonLink } from '../button-link.tsx';
import { type Track, track } from '../track.ts';
import { Brand } from './brand.tsx';
import { type LanguageLinkProps, LanguageLinks } from './language-links.tsx';
import { MenuButton } from './menu-button.tsx';
import type { NavLink } from './nav-link.ts';

export type SiteHeaderProps = {
  brand: string;
  home: { href: string; label: string; by: Track };
  navLabel: string;
  links: NavLink[];
  languages: LanguageLinkProps[];
  book: { label: string; href: string; by: Track };
  chat: { label: string; href: string; by: Track };
  menuLabel: string;
};

export const SIDE_PANEL_ID = 'side-panel';

export function SiteHeader(props: SiteHeaderProps) {
  const { brand, home, navLabel, links, languages, book, chat, menuLabel } = props;
  return (
    <header className="site-header">
      <div className="wrap">
        <Brand name={brand} home={home} />
        <nav aria-label={navLabel}>
          <ul className="site-nav">
            {links.map(({ label, href, current, by }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'page' : undefined} {...track(by)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks languages={languages} />
        <ButtonLink label={book.label} href={book.href} by={book.by} />
        <ButtonLink kind="whatsapp" icon="whatsapp" label={chat.label} href={chat.href} by={chat.by} newTab />
        <MenuButton label={menuLabel} icon="menu" command="show-modal" target={SIDE_PANEL_ID} />
      </div>
    </header>
  );
}
