import { place } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { fillGreeting as fill, mailtoLink, whatsappLink } from '../../domain/links.ts';
import type { NavLink } from '../components/frame/nav-link.ts';
import type { FooterBranch } from '../components/frame/site-footer.tsx';
import { type Branch, branchesIn, chatHref, phoneHref, ratingOf } from './branch.ts';
import { facts, wordsOf } from './content/source.ts';
import type { PageHead } from './head.ts';

type Target = keyof typeof routes;

function linksOf(
  labels: Partial<Record<Target, string>>,
  by: { event: 'navigation'; section: 'header' } | { event: 'footer_link'; section: 'footer' },
  path: string,
): NavLink[] {
  return Object.entries(labels).map(([name, label]) => ({
    label,
    href: routes[name as Target],
    current: routes[name as Target] === path,
    by: { ...by, location: place('{route}', name) },
  }));
}

function footerBranch(branch: Branch): FooterBranch {
  const { greetings } = wordsOf(branch.locale).interface;
  return {
    name: branch.name,
    href: branch.href,
    address: branch.address,
    phone: {
      label: branch.phone,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location: place('{branch}', branch.slug) },
    },
    whatsapp: {
      label: branch.whatsapp,
      href: chatHref(branch, greetings.branch),
      by: { event: 'social_click', section: 'footer', location: place('whatsapp_{branch}', branch.slug) },
    },
    email: { label: branch.email, href: mailtoLink(branch.email) },
    hours: branch.hoursText,
    rating: ratingOf(branch),
  };
}

/** What stands around every page: header, side panel, footer, floating button. */
export function frameModel({ locale, path }: Pick<PageHead, 'locale' | 'path'>) {
  const { frame, footer, floating, greetings } = wordsOf(locale).interface;
  const branches = branchesIn(locale);
  const [main] = branches;
  if (!main) throw new Error('There is no branch');
  const links = linksOf(frame.links, { event: 'navigation', section: 'header' }, path);
  const chat = (label: string, greeting: string) => ({
    label,
    href: whatsappLink(main.whatsapp, greeting),
    by: { event: 'navigation', section: 'header', location: 'whatsapp' } as const,
  });
  return {
    skip: frame.skip,
    header: {
      brand: facts.business.name,
      home: {
        href: routes.home,
        label: frame.homeLabel,
        by: { event: 'navigation', section: 'header', location: 'logo' } as const,
      },
      navLabel: frame.navigation,
      links,
      chat: chat(frame.headerChat, greetings.services),
      menuLabel: frame.menuOpen,
    },
    panel: {
      label: frame.menuTitle,
      closeLabel: frame.menuClose,
      links,
      chat: chat(frame.panelChat, greetings.appointment),
      tagline: frame.tagline,
    },
    footer: {
      brand: facts.business.name,
      blurb: footer.blurb,
      instagram: {
        label: footer.instagram,
        href: facts.business.instagram.url,
        by: { event: 'social_click', section: 'footer', location: 'instagram' } as const,
      },
      quickLinksTitle: footer.quickLinks,
      links: linksOf(footer.links, { event: 'footer_link', section: 'footer' }, path),
      branches: branches.map(footerBranch),
      copyright: fill(footer.copyright, {
        year: String(facts.business.copyrightYear),
        name: facts.business.name,
      }),
      legal: footer.legal,
    },
    floating: {
      label: floating.label,
      listLabel: floating.listLabel,
      newTabNote: ` ${frame.newTab}`,
      tooltip: floating.tooltip,
      main: {
        href: chatHref(main, greetings.branch),
        by: {
          event: 'whatsapp_booking',
          section: 'floating_button',
          location: place('{branch}-direct', main.slug),
        } as const,
      },
      branches: branches.map((branch) => ({
        name: branch.name,
        href: chatHref(branch, greetings.branch),
        by: {
          event: 'whatsapp_booking',
          section: 'floating_button',
          location: place('{branch}', branch.slug),
        } as const,
      })),
    },
  };
}
