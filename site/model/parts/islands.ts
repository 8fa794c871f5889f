import { api } from '../../../contract/routes.ts';
import { mapsEmbedLink, mapsSearchLink } from '../../../domain/links.ts';
import { pick } from '../../../domain/lists.ts';
import type { GroupPriceWords } from '../../../domain/span-text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Offer } from '../../../edition/join/offers.ts';
import { servicePageWords } from '../heads/landing.ts';
import { branchCard, directionsHref, mapsPlace, ofBranch, ratingOf } from './branch.ts';
import { servicesAnswer } from './public-lists.ts';

/** The service that the visitor looks for, from this page or the previous one. */
export type FinderService = {
  name: string;
  /** Offer id for /booking, if there is a single price. */
  id?: string;
  /** Slugs of the branches that offer it, with a note, unless all do. */
  branches?: readonly string[];
  note?: string;
};

function finderService({ branches: open }: Edition, name: string, offer?: Offer): FinderService {
  if (!offer) return { name };
  const { id, note } = offer;
  const branches = offer.branches.filter((branch) => open.includes(branch));
  if (branches.length === open.length) return { name, id };
  return { name, id, branches: branches.map(({ slug }) => slug), note };
}

/** The service of a page under /services; without an id if the page has several prices to choose from. */
function serviceOfPage(edition: Edition, slug: string): FinderService {
  const [first, second] = edition.offersOf(slug);
  const only = second ? undefined : first;
  return finderService(edition, only?.name ?? servicePageWords(edition, slug).teaser.name, only);
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

type FinderSubject = {
  /** Shows the field for areas only after the button is pressed, where the page lists the branches. */
  folded?: boolean;
  /** All services by offer id and by page address. */
  services?: Record<string, FinderService>;
};

/** Props of the nearest-branch finder. `areas` are districts to choose instead of sharing the position. */
export function finder(edition: Edition, about: FinderSubject = {}) {
  const { interface: words } = edition.words;
  return {
    ...about,
    locale: edition.tag,
    words: {
      ...words.finder,
      kmAway: words.units.kmAway,
      directions: words.labels.directions,
      coming: words.coming,
      waiting: words.today.waiting,
      greetings: pick(words.greetings, 'branch', 'service'),
    },
    branches: edition.branches.map((branch) => ({
      ...pick(branch, 'slug', 'name', 'address', 'phone', 'whatsapp', 'hoursText', 'timetable'),
      ...pick(branch, 'coordinates', 'href'),
      ...(branch.otherName && { otherName: branch.otherName }),
      ...(branch.googlePlaceId && { googlePlaceId: branch.googlePlaceId }),
      rating: branch.rated && ratingOf(edition, branch.rated),
      bookHref: edition.href('book', { branch: branch.slug }),
    })),
    areas: edition.areas,
  };
}

/** Props of the list of services. The API does not have the `extras`; they are by name, because its ids may differ. */
export function servicesList(edition: Edition) {
  const { interface: shared, 'services-page': page } = edition.words;
  const { title: _, ...words } = page.list;
  const { units } = shared;
  return {
    from: edition.local(api.services),
    built: servicesAnswer(edition),
    extras: Object.fromEntries(
      edition.services.map(({ id, name, lang, rank, hidden, note }) => [
        name,
        { rank, hidden, note, lang, bookHref: edition.href('book', { service: id }) },
      ]),
    ),
    words: {
      ...words,
      units: pick(units, 'money', 'range', 'atLeast', 'from', 'minutes'),
      ofService: shared.chat.ofService,
    },
    homeHref: edition.href('home'),
    bookingHref: edition.href('book'),
    locale: edition.tag,
  };
}

/** Props of the list of branches: a card for each, by its id in the API. */
export function locationsList(edition: Edition) {
  const { heading: _, ...words } = edition.words.locations.list;
  return {
    from: edition.local(api.branches),
    cards: Object.fromEntries(edition.allBranches.map((branch) => [branch.id, branchCard(edition, branch)])),
    words,
    homeHref: edition.href('home'),
  };
}

/** Props of the map of a branch. `ofBranch` completes the accessible name of the directions link. */
export function mapWidget(edition: Edition, branch: Branch) {
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

export const priceWordsOf = ({ words }: Edition): GroupPriceWords => ({
  ...pick(words.interface.units, 'money', 'range', 'atLeast'),
  each: words.booking.form.priceOfAll,
});

/** The questions that the booking form answers beside its button. */
const BESIDE_BUTTON = 'payment deposit cancellation late walkIns parking landmark metro'.split(' ');

/** The booking form's options, in menu order; branch ids are slugs. */
export const bookingOptions = (edition: Edition) => ({
  // Says who is off on the chosen day.
  ...(edition.allTeam.some(({ daysOff }) => daysOff) && { off: edition.words.booking.off }),
  branches: edition.allBranches.map((branch) => ({
    id: branch.slug,
    ...pick(branch, 'name', 'address', 'timetable', 'whatsapp', 'phone'),
    comingHours: branch.comingHours.join(' · '),
    answers: branch.questions
      .filter(({ field }) => BESIDE_BUTTON.includes(field))
      .map(({ question, answer }) => [question, answer] as const),
  })),
  priceWords: priceWordsOf(edition),
  coming: edition.words.interface.coming,
  waiting: edition.words.interface.today.waiting,
  services: edition.offers.map((offer) => ({
    ...pick(
      offer,
      'id',
      'thing',
      'page',
      'name',
      'price',
      'from',
      'to',
      'duration',
      'minutes',
      'note',
      'group',
    ),
    branchIds: offer.branches.map(({ slug }) => slug),
  })),
  // Service ids by branch, each thing once; '' is the menu before a branch is chosen.
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
