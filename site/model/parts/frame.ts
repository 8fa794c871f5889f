import { place } from '../../../contract/events.ts';
import { type RouteName, routes } from '../../../contract/routes.ts';
import { mailtoLink, whatsappLink } from '../../../domain/links.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { LanguageLinkProps } from '../../components/frame/language-links.tsx';
import type { NavLink } from '../../components/frame/nav-link.ts';
import type { FooterBranch } from '../../components/frame/site-footer.tsx';
import { chatHref, phoneHref, ratingOf } from './branch.ts';
import { type AllLink, listedBranches } from './listed-branches.ts';
import { thumbBar } from './thumb-bar.ts';

function linksOf(
  edition: Edition,
  labels: Partial<Record<RouteName, string>>,
  by: { event: 'navigation'; section: 'header' } | { event: 'footer_link'; section: 'footer' },
  path: string,
): NavLink[] {
  return (Object.entries(labels) as [RouteName, string][]).map(([name, label]) => ({
    label,
    href: edition.href(name),
    current: routes[name] === path,
    by: { ...by, location: place('{route}', name) },
  }));
}

function footerBranch(edition: Edition, branch: Branch): FooterBranch {
  const { name, href, address, phone, whatsapp, email, hoursText, slug } = branch;
  const { footer, labels } = edition.words.interface;
  return {
    name,
    href,
    address,
    phone: {
      label: phone,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location: place('{branch}', slug) },
    },
    whatsapp: {
      label: whatsapp,
      href: chatHref(edition, branch),
      by: { event: 'social_click', section: 'footer', location: place('whatsapp_{branch}', slug) },
    },
    email: { label: email, href: mailtoLink(email) },
    hours: hoursText,
    rating: ratingOf(edition, branch),
    pages: [
      { label: labels.details, href },
      { label: footer.today, href: edition.href('branchLanding', branch) },
    ],
  };
}

/** The branches that the frame names. */
type Listed = { branches: readonly Branch[]; all?: AllLink };

function footerOf(
  edition: Edition,
  { path, languages }: Pick<FrameInput, 'path' | 'languages'>,
  { branches, all }: Listed,
) {
  const { footer } = edition.words.interface;
  const { business } = edition.facts;
  return {
    brand: business.name,
    blurb: footer.blurb,
    instagram: {
      label: footer.instagram,
      href: business.instagram.url,
      by: { event: 'social_click', section: 'footer', location: 'instagram' } as const,
    },
    quickLinksTitle: footer.quickLinks,
    links: linksOf(edition, footer.links, { event: 'footer_link', section: 'footer' }, path),
    languages,
    branches: branches.map((branch) => footerBranch(edition, branch)),
    ...omitUndefined({ all }),
    copyright: edition.fill(footer.copyright, { year: String(business.copyrightYear), name: business.name }),
    legal: footer.legal,
  };
}

function floatingOf(edition: Edition, { branches, all }: Listed) {
  const { floating, frame } = edition.words.interface;
  const main = edition.mainBranch;
  return {
    label: floating.label,
    listLabel: floating.listLabel,
    newTabNote: ` ${frame.newTab}`,
    tooltip: floating.tooltip,
    main: {
      href: chatHref(edition, main),
      by: {
        event: 'whatsapp_booking',
        section: 'floating_button',
        location: place('{branch}-direct', main.slug),
      } as const,
    },
    ...omitUndefined({ all }),
    branches: branches.map((branch) => ({
      name: branch.name,
      href: chatHref(edition, branch),
      by: {
        event: 'whatsapp_booking',
        section: 'floating_button',
        location: place('{branch}', branch.slug),
      } as const,
    })),
  };
}

/** The page that is framed: `own` is the branch it is about, `languages` lead to it in the other languages. */
type FrameInput = { path: string; own: Branch | undefined; languages: LanguageLinkProps[] };

/** What stands around every page: header, side panel, footer, floating button. */
export function frameOf(edition: Edition, { path, own, languages }: FrameInput) {
  const listed = listedBranches(edition, { own });
  const { frame, greetings } = edition.words.interface;
  const links = linksOf(edition, frame.links, { event: 'navigation', section: 'header' }, path);
  // On the pages of a branch and its barbers a message goes there, and names it.
  const chat = (label: string, greeting: string) => ({
    label,
    href: own ? chatHref(edition, own) : whatsappLink(edition.mainBranch.whatsapp, greeting),
    by: { event: 'navigation', section: 'header', location: 'whatsapp' } as const,
  });
  const book = {
    label: frame.headerBook,
    href: edition.href('book', own && { branch: own.slug }),
    by: { event: 'navigation', section: 'header', location: place('{route}', 'booking') } as const,
  };
  return {
    skip: frame.skip,
    header: {
      brand: edition.facts.business.name,
      home: {
        href: edition.href('home'),
        label: frame.homeLabel,
        by: { event: 'navigation', section: 'header', location: 'logo' } as const,
      },
      navLabel: frame.navigation,
      links,
      languages,
      book,
      chat: chat(frame.headerChat, greetings.services),
      menuLabel: frame.menuOpen,
    },
    panel: {
      label: frame.menuTitle,
      closeLabel: frame.menuClose,
      links,
      languages,
      book,
      chat: chat(frame.panelChat, greetings.appointment),
      tagline: frame.tagline,
    },
    footer: footerOf(edition, { path, languages }, listed),
    floating: floatingOf(edition, listed),
    thumbBar: thumbBar(edition, path, own),
  };
}

export type Frame = ReturnType<typeof frameOf>;
