import { api } from '../../../contract/routes.ts';
import { mapsEmbedLink, mapsSearchLink } from '../../../domain/links.ts';
import { pick } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Offer } from '../../../edition/join/offers.ts';
import type { BookingOptions } from '../../islands/booking/choice.ts';
import type { FinderService } from '../../islands/finder/branches.tsx';
import type { LocationsListProps } from '../../islands/locations-list.island.tsx';
import type { MapWidgetProps } from '../../islands/map-widget.island.tsx';
import type { NearestBranchProps } from '../../islands/nearest-branch.island.tsx';
import type { ServicesListProps } from '../../islands/services-list.island.tsx';
import { type LandingKind, landingPages, servicePageWords } from '../heads/landing.ts';
import {
  badgeWords,
  branchCard,
  directionsHref,
  mapsPlace,
  ofBranch,
  ratingOf,
  todayWords,
} from './branch.ts';
import { servicesAnswer } from './public-lists.ts';

function finderService({ branches: open }: Edition, name: string, offer?: Offer): FinderService {
  if (!offer) return { name };
  const { id, note } = offer;
  const branches = offer.branches.filter((branch) => open.includes(branch));
  if (branches.length === open.length) return { name, id };
  return { name, id, branches: branches.map(({ slug }) => slug), note };
}

/** The service of a page under /services; without an id if the page has several prices to choose from. */
export function serviceOfPage(edition: Edition, slug: string): FinderService {
  const [first, second] = edition.offersOf(slug);
  const only = second ? undefined : first;
  return finderService(edition, only?.name ?? servicePageWords(edition, slug).teaser.name, only);
}

/** The service of a landing page. */
export function serviceOfLanding(edition: Edition, kind: LandingKind): FinderService | undefined {
  if (kind === 'best-barbershop') return undefined;
  const { offer } = landingPages[kind];
  return finderService(
    edition,
    edition.words[kind].service,
    edition.offers.find(({ id }) => id === offer),
  );
}

/** Services that the previous page may refer to, by offer id or page address. */
export function finderServices(edition: Edition): Record<string, FinderService> {
  const { words, href } = edition;
  const isUnopened = ({ page }: Offer) =>
    edition.allBranches.some(({ slug, opening }) => slug === page && opening);
  const offers = edition.offers.filter(
    (offer) => !isUnopened(offer) && offer.branches.some((one) => edition.branches.includes(one)),
  );
  return {
    ...Object.fromEntries(offers.map((offer) => [offer.id, finderService(edition, offer.name, offer)])),
    ...Object.fromEntries(
      Object.keys(words['service-pages'].items).map((slug) => [
        href('servicePage', { slug }),
        serviceOfPage(edition, slug),
      ]),
    ),
  };
}

/** Props of the nearest-branch finder. */
export function finder(
  edition: Edition,
  about: Pick<NearestBranchProps, 'folded' | 'service' | 'services'> = {},
): NearestBranchProps {
  const { interface: words } = edition.words;
  return {
    ...about,
    locale: edition.tag,
    words: {
      ...words.finder,
      kmAway: words.units.kmAway,
      directions: words.labels.directions,
      badge: badgeWords(edition),
      today: todayWords(edition),
      greetings: { branch: words.greetings.branch, service: words.greetings.service },
    },
    branches: edition.branches.map((branch) => ({
      ...pick(branch, 'id', 'slug', 'name', 'address', 'phone', 'whatsapp', 'hoursText', 'timetable'),
      ...pick(branch, 'coordinates', 'href'),
      ...(branch.otherName && { otherName: branch.otherName }),
      ...(branch.googlePlaceId && { googlePlaceId: branch.googlePlaceId }),
      rating: branch.rated && ratingOf(edition, branch.rated),
      bookHref: edition.href('book', { branch: branch.slug }),
    })),
    areas: edition.areas,
  };
}

export function servicesList(edition: Edition): ServicesListProps {
  const { interface: shared, 'services-page': page } = edition.words;
  const { title: _, ...words } = page.list;
  const { units } = shared;
  return {
    from: edition.local(api.services),
    built: servicesAnswer(edition),
    extras: Object.fromEntries(
      edition.services.map(({ id, name, rank, hidden, note }) => [
        name,
        { rank, hidden, note, bookHref: edition.href('book', { service: id }) },
      ]),
    ),
    words: {
      ...words,
      from: units.from,
      minutes: units.minutes,
      money: units.money,
      ofService: shared.chat.ofService,
    },
    homeHref: edition.href('home'),
    bookingHref: edition.href('book'),
    locale: edition.tag,
  };
}

export function locationsList(edition: Edition): LocationsListProps {
  const { heading: _, ...words } = edition.words.locations.list;
  return {
    from: edition.local(api.branches),
    cards: Object.fromEntries(edition.allBranches.map((branch) => [branch.id, branchCard(edition, branch)])),
    words,
    homeHref: edition.href('home'),
  };
}

export function mapWidget(edition: Edition, branch: Branch): Omit<MapWidgetProps, 'children'> {
  const { map } = edition.words.interface;
  return {
    slug: branch.slug,
    name: branch.name,
    address: branch.address,
    embedHref: mapsEmbedLink(mapsPlace(edition, branch)),
    directionsHref: directionsHref(branch),
    ofBranch: ofBranch(edition, 'directions', branch),
    searchHref: mapsSearchLink(branch.coordinates, branch.googlePlaceId),
    words: { ...map, title: edition.fill(map.title, { branch: branch.name }) },
  };
}

/** The booking form's options; branch ids are slugs. */
export const bookingOptions = (edition: Edition): BookingOptions => ({
  ...(edition.allTeam.some(({ daysOff }) => daysOff) && { off: edition.words.booking.off }),
  branches: edition.allBranches.map((branch) => ({
    id: branch.slug,
    ...pick(branch, 'name', 'address', 'timetable', 'whatsapp', 'phone'),
  })),
  services: edition.offers.map((offer) => ({
    ...pick(offer, 'id', 'thing', 'page', 'name', 'price', 'duration', 'minutes', 'note', 'group'),
    branchIds: offer.branches.map(({ slug }) => slug),
  })),
  menus: Object.fromEntries(
    [undefined, ...edition.allBranches].map((branch) => [
      branch?.slug ?? '',
      edition.offersAt(branch).map(({ id }) => id),
    ]),
  ),
  barbers: edition.allTeam.map(({ id, name, branch, daysOff }) => ({
    id,
    name,
    branchId: branch.slug,
    ...(daysOff && { daysOff }),
  })),
  locale: edition.tag,
});
