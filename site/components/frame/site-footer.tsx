import './site-footer.css';
import { Icon } from '../icon.tsx';
import { MoreLink } from '../more-link.tsx';
import { Rating, type RatingProps } from '../rating.tsx';
import { type Track, track } from '../track.ts';
import { Brand } from './brand.tsx';
import type { NavLink } from './nav-link.ts';

type Contact = { label: string; href: string; by: Track };

export type FooterBranch = {
  name: string;
  href: string;
  address: string;
  phone: Contact;
  whatsapp: Contact;
  email: { label: string; href: string };
  hours: string;
  rating: RatingProps;
};

export type SiteFooterProps = {
  brand: string;
  blurb: string;
  instagram: Contact;
  quickLinksTitle: string;
  links: NavLink[];
  branches: FooterBranch[];
  /** Leads to the branches that have no block here. */
  all?: { label: string; href: string };
  copyright: string;
  legal: string[];
};

function BranchBlock({ name, href, address, phone, whatsapp, email, hours, rating }: FooterBranch) {
  return (
    <section className="footer-branch">
      <h2>
        <a href={href}>{name}</a>
      </h2>
      <address>{address}</address>
      <a href={phone.href} {...track(phone.by)}>
        <Icon name="phone" /> {phone.label}
      </a>
      <a href={whatsapp.href} target="_blank" rel="noopener" {...track(whatsapp.by)}>
        <Icon name="whatsapp" /> {whatsapp.label}
      </a>
      <a href={email.href}>{email.label}</a>
      <p>{hours}</p>
      <Rating {...rating} />
    </section>
  );
}

export function SiteFooter(props: SiteFooterProps) {
  const { brand, blurb, instagram, quickLinksTitle, links, branches, all, copyright, legal } = props;
  return (
    <footer className="site-footer band-night">
      <div className="wrap">
        <div className="footer-grid">
          <section className="stack">
            <Brand name={brand} />
            <p className="quiet">{blurb}</p>
            <a href={instagram.href} rel="noopener" {...track(instagram.by)}>
              <Icon name="camera" /> {instagram.label}
            </a>
          </section>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{quickLinksTitle}</h2>
            <ul className="footer-links">
              {links.map(({ label, href, by }) => (
                <li key={href}>
                  <a href={href} {...track(by)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {branches.map((branch) => (
            <BranchBlock key={branch.href} {...branch} />
          ))}
          {all && <MoreLink {...all} />}
        </div>
        <p className="footer-legal quiet">
          <span>{copyright}</span>
          {legal.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </div>
    </footer>
  );
}
