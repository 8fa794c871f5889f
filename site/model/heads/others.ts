import { pagePath, routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import { heroScene } from '../media/pictures.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type PageBase } from '../parts/page.ts';
import { organization } from '../structured-data.ts';

export const bookingTrail = (edition: Edition) =>
  trailTo(edition, edition.href('booking'), edition.words.booking.trail);

export function bookingHead(edition: Edition): PageBase {
  const { seo, hero } = edition.words.booking;
  return describePage(edition, {
    path: routes.booking,
    seo,
    structuredData: [bookingTrail(edition).structured, organization(edition)],
    linkPicture: { ...hero, scene: heroScene('chair') },
    view: { section: 'booking', location: 'booking' },
  });
}

export const pressKitTrail = (edition: Edition) =>
  trailTo(edition, edition.href('pressKit'), edition.words['press-kit'].trail);

export function pressKitHead(edition: Edition): PageBase {
  const { seo, hero } = edition.words['press-kit'];
  return describePage(edition, {
    path: routes.pressKit,
    seo,
    hidden: true,
    structuredData: [pressKitTrail(edition).structured, organization(edition)],
    linkPicture: hero,
    view: { section: 'seo', location: 'press_kit' },
  });
}

export function notFoundHead(edition: Edition): PageBase {
  const { seo, title } = edition.words['not-found'];
  return describePage(edition, {
    path: pagePath('notFound'),
    seo,
    hidden: true,
    placeless: true,
    linkPicture: { title },
    view: { section: 'error', location: 'not_found' },
  });
}
