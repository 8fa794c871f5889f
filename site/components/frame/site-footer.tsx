import './site-footer.css';
import { BranchWays, type Contact } from '../branch-ways.tsx';
import { Icon } from '../icon.tsx';
import { MoreLink } from '../more-link.tsx';
import { Rating, type RatingProps } from '../rating.tsx';
import { track } from '../track.ts';
import { Brand } from './brand.tsx';
import { Fold } from './fold.tsx';
import { type LanguageLinkProps, LanguageLinks } from './language-links.tsx';
import type { NavLink } from './nav-link.ts';

export type FooterBranch = {
  name: string;
  href: string;
  address: string;
  phone: Contact;
  whatsapp: Contact;
  email: { label: string; href: string };
  hours: string;
  rating: RatingProps;
  /** Its two pages: the whole of it, and how to come today. */
  pages: { label: string; href: string }[];
};

export type SiteFooterProps = {
  brand: string;
  blurb: string;
  instagram: Contact;
  quickLinksTitle: string;
  links: NavLink[];
  languages: LanguageLinkProps[];
  branches: FooterBranch[];
  /** Leads to the branches that have no block here. */
  all?: { label: string; href: string };
  copyright: string;
  legal: string[];
};

function BranchBlock({ name, href, address, phone, whatsapp, email, hours, rating, pages }: FooterBranch) {
  return (
    <section className="footer-branch">
      <Fold title={name} href={href}>
        <address>{address}</address>
        <BranchWays phone={phone} whatsapp={whatsapp} />
        <a href={email.href}>{email.label}</a>
        <p>{hours}</p>
        <Rating {...rating} />
        {pages.map((page) => (
          <a key={page.href} href={page.href} aria-label={`${page.label}: ${name}`}>
            {page.label}
          </a>
        ))}
      </Fold>
    </section>
  );
}

export function SiteFooter(props: SiteFooterProps) {
  const { brand, blurb, instagram, quickLinksTitle, links, languages, branches, all, copyright, legal } =
    props;
  return (
    <footer className="site-footer band-night">
      <div className="wrap">
        <div className="footer-grid">
          <section className="footer-house">
            <Brand name={brand} />
            <p className="quiet">{blurb}</p>
            <a href={instagram.href} rel="noopener" {...track(instagram.by)}>
              <Icon name="camera" /> {instagram.label}
            </a>
            <LanguageLinks languages={languages} />
          </section>
          <nav aria-label={quickLinksTitle}>
            <Fold title={quickLinksTitle}>
              <ul className="footer-links">
                {links.map(({ label, href, by }) => (
                  <li key={href}>
                    <a href={href} {...track(by)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </Fold>
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
