import './footer.css';
import { place, type TrackedEvent } from '../../../contract/events.ts';
import type { RouteName } from '../../../contract/routes.ts';
import { instagramUrl } from '../../../domain/contact.ts';
import { mailtoLink } from '../../../domain/links.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import { BranchContactLinks } from '../../components/branch.tsx';
import { MoreLink, track } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Rating } from '../../components/rating.tsx';
import { Fold } from '../../components/sections.tsx';
import type { LegalPage } from '../../model/heads/pages.ts';
import { callLink, chatHref, listedBranches, ratingOf } from '../../model/parts/branch.ts';
import type { Frame } from '../../model/parts/page.ts';
import { LanguageLinks } from './header.tsx';

const section = 'footer';
const footerLink = (location: Extract<TrackedEvent, { event: 'footer_link' }>['location']): TrackedEvent => ({
  event: 'footer_link',
  section,
  location,
});

function FooterBranch({ edition, branch }: { edition: Edition; branch: Branch }) {
  const { footer, labels } = edition.words.interface;
  const { name, href, slug, phone, whatsapp, email } = branch;
  const pages = [
    { label: labels.details, href, by: footerLink(place('{branch}', slug)) },
    { label: footer.today, href: branch.landingHref, by: footerLink(place('today_{branch}', slug)) },
  ];
  const link = (
    <a href={href} {...track(footerLink(place('{branch}', slug)))}>
      {name}
    </a>
  );
  return (
    <section className="footer-branch">
      <Fold title={name} link={link}>
        <address>{branch.address}</address>
        <BranchContactLinks
          phone={{ label: phone, describe: name, ...callLink(branch) }}
          whatsapp={{
            label: whatsapp,
            describe: `${labels.whatsapp} ${name}`,
            href: chatHref(edition, branch),
            by: { event: 'social_click', section, location: place('whatsapp_{branch}', slug) },
          }}
        />
        <a href={mailtoLink(email)} {...track(footerLink(place('email_{branch}', slug)))}>
          {email}
        </a>
        <p className="quiet">{branch.hoursText}</p>
        {branch.rated && <Rating {...ratingOf(edition, branch.rated)} />}
        {pages.map((page) => (
          <a key={page.href} href={page.href} aria-label={`${page.label}: ${name}`} {...track(page.by)}>
            {page.label}
          </a>
        ))}
      </Fold>
    </section>
  );
}

export function SiteFooter(frame: Frame) {
  const { edition, branch: own } = frame;
  const {
    legal,
    interface: { footer },
  } = edition.words;
  const { name, instagram, copyrightYear } = edition.facts.business;
  const { branches, all } = listedBranches(edition, { own });
  return (
    <footer className="site-footer band-night">
      <div className="wrap">
        <div className="footer-grid columns">
          <section className="footer-house grid">
            <p className="quiet">{footer.blurb}</p>
            <div className="row">
              <a
                href={instagramUrl(instagram)}
                rel="noopener"
                {...track({ event: 'social_click', section, location: 'instagram' })}
              >
                <Icon name="camera" /> {footer.instagram}
              </a>
              <LanguageLinks {...frame} by={footerLink('language')} />
            </div>
          </section>
          <nav aria-label={footer.quickLinks}>
            <Fold title={footer.quickLinks}>
              <ul className="footer-links">
                {(Object.entries(footer.links) as [RouteName, string][]).map(([route, label]) => (
                  <li key={route}>
                    <a href={edition.href(route)} {...track(footerLink(place('{route}', route)))}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
          {branches.map((branch) => (
            <FooterBranch key={branch.slug} edition={edition} branch={branch} />
          ))}
          {all && <MoreLink {...all} by={footerLink(place('{route}', 'locations'))} />}
        </div>
        <div className="footer-legal ruled">
          <p className="row">
            <span>{edition.fill(footer.copyright, { year: String(copyrightYear), name })}</span>
            {[legal.privacy, legal.terms].map(({ trail }) => (
              <span key={trail}>{trail}</span>
            ))}
          </p>
          <p className="row">
            {(Object.entries(legal) as [LegalPage, { trail: string }][]).map(([route, { trail }]) => (
              <a key={route} href={edition.href(route)} {...track(footerLink(place('{route}', route)))}>
                {trail}
              </a>
            ))}
          </p>
        </div>
        <p className="footer-mark" data-name={name} aria-hidden="true" />
      </div>
    </footer>
  );
}
