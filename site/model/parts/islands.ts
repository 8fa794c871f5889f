import { api } from '../../../contract/routes.ts';
import { mapsEmbedLink, mapsSearchLink } from '../../../domain/links.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import { MENU } from '../../../edition/join/offers.ts';
import type { BookingOptions } from '../../islands/booking/choice.ts';
import type { LocationsListProps } from '../../islands/locations-list.island.tsx';
import type { MapWidgetProps } from '../../islands/map-widget.island.tsx';
import type { NearestBranchProps } from '../../islands/nearest-branch.island.tsx';
import type { ServicesListProps } from '../../islands/services-list.island.tsx';
import { planPicture } from '../plan.ts';
import { branchCard, directionsHref, listedBranches, mapsPlace, ratingOf } from './branch.ts';
import { ofBranch } from './calls.ts';
import { servicesAnswer } from './public-lists.ts';

/** What the nearest-branch finder takes to the browser. */
export function finder(edition: Edition): NearestBranchProps {
  const { all } = listedBranches(edition);
  const { interface: words, areas } = edition.words;
  return {
    locale: edition.tag,
    ...(all && { all }),
    words: {
      ...words.finder,
      kmAway: words.units.kmAway,
      directions: words.labels.directions,
      badge: words.badge,
    },
    branches: edition.branches.map((branch) => {
      const { id, slug, name, otherName, address, phone, whatsapp, hoursText, timetable, coordinates, href } =
        branch;
      return {
        ...{ id, slug, name, address, phone, whatsapp, hoursText, timetable, coordinates, href },
        ...(otherName && { otherName }),
        greeting: edition.fill(words.greetings.branch, { branch: name }),
        rating: ratingOf(edition, branch),
        bookHref: edition.href('book', { branch: slug }),
      };
    }),
    areas: edition.facts.areas.map(({ id, coordinates }) => ({
      name: areas.items[id] ?? id,
      at: coordinates,
    })),
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
      edition.services.map(({ id, rank, hidden, note }) => [
        id,
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
    cards: Object.fromEntries(edition.branches.map((branch) => [branch.id, branchCard(edition, branch)])),
    words,
    homeHref: edition.href('home'),
  };
}

export function mapWidget(edition: Edition, branch: Branch): MapWidgetProps {
  const { map } = edition.words.interface;
  return {
    slug: branch.slug,
    name: branch.name,
    address: branch.address,
    embedHref: mapsEmbedLink(mapsPlace(edition, branch)),
    directionsHref: directionsHref(branch),
    ofBranch: ofBranch(edition, 'directions', branch),
    searchHref: mapsSearchLink(branch.coordinates),
    plan: planPicture(edition, branch),
    words: { ...map, title: edition.fill(map.title, { branch: branch.name }) },
  };
}

/** Everything that can be chosen; branches go by the name that stands in addresses, such as 'jvc'. */
export const bookingOptions = (edition: Edition): BookingOptions => ({
  branches: edition.branches.map(({ slug, name, address, timetable, whatsapp, phone }) => ({
    id: slug,
    name,
    address,
    timetable,
    whatsapp,
    phone,
  })),
  services: edition.offers.map(({ branches, id, thing, page, name, price, duration, minutes, note }) => ({
    ...{ id, thing, name, price, duration, minutes, note },
    onMenu: page === MENU,
    branchIds: branches.map(({ slug }) => slug),
  })),
  menus: Object.fromEntries(
    [undefined, ...edition.branches].map((branch) => [
      branch?.slug ?? '',
      edition.offersAt(branch).map(({ id }) => id),
    ]),
  ),
  barbers: edition.team.map(({ id, name, branch }) => ({ id, name, branchId: branch.slug })),
  locale: edition.tag,
});
