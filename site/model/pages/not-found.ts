import { bookingPath, routes } from '../../../contract/routes.ts';
import type { NotFoundViewProps } from '../../views/not-found/not-found-view.tsx';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { pageHead } from '../head.ts';

const ROBOTS = 'noindex,follow';

export function notFoundPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale)['not-found'];
  const { home, services, locations, booking } = words.links;
  const view: NotFoundViewProps = {
    title: words.title,
    lead: words.lead,
    small: words.small,
    links: [
      { label: services, href: routes.services },
      { kind: 'quiet', label: locations, href: routes.locations },
      { kind: 'quiet', label: booking, href: bookingPath() },
      { kind: 'quiet', label: home, href: routes.home },
    ],
  };
  const path = '/404';
  return {
    head: pageHead({
      locale,
      path,
      seo: words.seo,
      robots: ROBOTS,
      view: { section: 'error', location: 'not_found' },
    }),
    view,
  };
}

/** For /barber/… without a barber. */
export function barberNotFoundPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale).barber.notFound;
  const view: NotFoundViewProps = {
    title: words.title,
    lead: words.lead,
    links: [
      { label: words.team, href: `${routes.home}#team` },
      { kind: 'quiet', label: words.home, href: routes.home },
    ],
  };
  const path = '/barber-not-found';
  return {
    head: pageHead({
      locale,
      path,
      seo: words.seo,
      robots: ROBOTS,
      view: { section: 'error', location: 'barber_not_found' },
    }),
    view,
  };
}
