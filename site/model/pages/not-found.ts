import { pagePath } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { NotFoundViewProps } from '../../views/not-found/not-found-view.tsx';
import { describePage, type Page } from '../parts/page.ts';

export function notFoundPage(edition: Edition): Page<NotFoundViewProps> {
  const words = edition.words['not-found'];
  const { home, services, locations, booking } = words.links;
  const view: NotFoundViewProps = {
    title: words.title,
    lead: words.lead,
    small: words.small,
    links: [
      { label: services, href: edition.href('services') },
      { kind: 'quiet', label: locations, href: edition.href('locations') },
      { kind: 'quiet', label: booking, href: edition.href('book') },
      { kind: 'quiet', label: home, href: edition.href('home') },
    ],
  };
  const base = describePage(edition, {
    path: pagePath('notFound'),
    seo: words.seo,
    hidden: true,
    placeless: true,
    linkPicture: { title: words.title },
    view: { section: 'error', location: 'not_found' },
  });
  return { ...base, view };
}

/** For /barber/… without a barber. */
export function barberNotFoundPage(edition: Edition): Page<NotFoundViewProps> {
  const words = edition.words.barber.notFound;
  const view: NotFoundViewProps = {
    title: words.title,
    lead: words.lead,
    links: [
      { label: words.team, href: edition.href('team') },
      { kind: 'quiet', label: words.home, href: edition.href('home') },
    ],
  };
  const base = describePage(edition, {
    path: pagePath('barberNotFound'),
    seo: words.seo,
    hidden: true,
    placeless: true,
    linkPicture: { title: words.title },
    view: { section: 'error', location: 'barber_not_found' },
  });
  return { ...base, view };
}
