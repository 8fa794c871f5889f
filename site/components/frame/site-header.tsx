import './site-header.css';
import { ButtonLink } from '../button-link.tsx';
import { Icon } from '../icon.tsx';
import { type Track, track } from '../track.ts';
import { BrandMark } from './brand-mark.tsx';
import type { NavLink } from './nav-link.ts';

export type SiteHeaderProps = {
  brand: string;
  home: { href: string; label: string; by: Track };
  navLabel: string;
  links: NavLink[];
  chat: { label: string; href: string; by: Track };
  menuLabel: string;
};

export const SIDE_PANEL_ID = 'side-panel';

export function SiteHeader({ brand, home, navLabel, links, chat, menuLabel }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href={home.href} aria-label={home.label} {...track(home.by)}>
          <BrandMark />
          <span>{brand}</span>
        </a>
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
        <ButtonLink kind="whatsapp" icon="whatsapp" label={chat.label} href={chat.href} by={chat.by} newTab />
        <button
          type="button"
          className="menu-button"
          aria-label={menuLabel}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: SIDE_PANEL_ID }}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
