import { type EventName, place, type SectionWith, type TrackedEvent } from '../../../contract/events.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { firstN, pick } from '../../../domain/lists.ts';
import { clocksOf, hasBreaks } from '../../../domain/opening-hours.ts';
import { comingText } from '../../../domain/today.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { OpenBadgeWords } from '../../components/branch.tsx';
import type { BranchCardProps } from '../../components/branch-card.tsx';
import type { RatingProps } from '../../components/rating.tsx';
import { branchScene } from '../media/pictures.ts';

export function ratingOf(edition: Edition, { rating, reviews }: NonNullable<Branch['rated']>): RatingProps {
  const words = edition.words.interface.rating;
  const value = edition.rating(rating);
  const count = edition.count(words.count, reviews);
  return { value, label: edition.fill(words.label, { rating: value, count }), count };
}

/** Words and preformatted times for browser/open-badges.ts. Omits what is said of breaks until a branch has one. */
export function openWords({ words, branches, clock }: Edition): OpenBadgeWords {
  const { opensAgain, ...badge } = words.interface.badge;
  const timetables = branches.map(({ timetable }) => timetable);
  return {
    ...badge,
    ...(timetables.some(hasBreaks) && { opensAgain }),
    clocks: Object.fromEntries(timetables.flatMap(clocksOf).map((time) => [time, clock(time)])),
  };
}

/** 'Opens on Monday, 1 March 2027'; undefined from that day on. */
const opensOnText = ({ fill, day, words }: Edition, { opening, firstDay }: Branch) =>
  opening && firstDay ? fill(words.interface.hours.opensOn, { day: day(firstDay) }) : undefined;

/** Lines beside the hours of today: the first or last day, the usual hours while others apply, and other hours that come. */
export function hoursNotes(edition: Edition, branch: Branch): string[] {
  const { lastDay, usualHours, laterHours } = branch;
  const closesOn = edition.words.interface.hours.closesOn;
  return [
    opensOnText(edition, branch) ?? [],
    lastDay ? edition.fill(closesOn, { day: edition.day(lastDay) }) : [],
    usualHours ?? [],
    laterHours,
  ].flat();
}

type Greeting = 'branch' | 'service' | 'barber';

/** A WhatsApp link with a prefilled greeting. */
export function chatHref(
  edition: Edition,
  { whatsapp, name }: Branch,
  greeting: Greeting = 'branch',
  values: Record<string, string> = {},
): string {
  const words = edition.words.interface.greetings[greeting];
  return whatsappLink(whatsapp, edition.fill(words, { branch: name, ...values }));
}

export type Way = keyof Words['interface']['ofBranch'];

/** Completes a label: 'to JVC' after 'Directions'. */
export const ofBranch = ({ words, fill }: Edition, way: Way, { name }: Branch): string =>
  fill(words.interface.ofBranch[way], { branch: name });

/** The search text for maps. */
export const mapsPlace = (edition: Edition, { address }: Branch) =>
  `${edition.facts.business.name}, ${address}`;

/** Uses the position, like 'Open in maps', because an address may only name a district. */
export const directionsHref = ({ coordinates, googlePlaceId }: Branch) =>
  mapsDirectionsLink(coordinates, undefined, googlePlaceId);

/** A link with its analytics event. */
type TrackedLink<E extends EventName> = { href: string; by: Extract<TrackedEvent, { event: E }> };

export const callLink = ({ phone, slug }: Branch): TrackedLink<'call_click'> => ({
  href: telLink(phone),
  by: { event: 'call_click', section: 'phone_number', location: place('{branch}', slug) },
});

export const chatLink = (
  edition: Edition,
  branch: Branch,
  section: SectionWith<'whatsapp_booking', '{branch}'>,
): TrackedLink<'whatsapp_booking'> => ({
  href: chatHref(edition, branch),
  by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
});

/** 'Can I come now?' */
export const comingHref = ({ words }: Edition, { whatsapp, name }: Branch) =>
  whatsappLink(whatsapp, comingText(words.interface.coming, { branch: name }));

export const directionsLink = (
  branch: Branch,
  section: SectionWith<'directions_click', '{branch}'>,
): TrackedLink<'directions_click'> => ({
  href: directionsHref(branch),
  by: { event: 'directions_click', section, location: place('{branch}', branch.slug) },
});

export type AllLink = { label: string; href: string };

type Listing = {
  /** The branches to list, by default all. Branches that have yet to open are omitted, except `own`. */
  of?: readonly Branch[];
  /** The branch of the page. */
  own?: Branch;
  /** The page with all of them, by default the locations page. */
  allHref?: string;
};

/** The branches of a secondary list, and a link to all if the list is truncated. */
export function listedBranches(
  edition: Edition,
  { of: some = edition.allBranches, own, allHref = edition.href('locations') }: Listing = {},
): { branches: readonly Branch[]; all?: AllLink } {
  const of = some.filter((branch) => branch === own || edition.branches.includes(branch));
  const branches = firstN(of, own);
  const label = edition.fill(edition.words.interface.labels.allBranches, { count: String(of.length) });
  return {
    branches,
    all: branches.length < of.length ? { label, href: allHref } : undefined,
  };
}

export function branchCard(edition: Edition, branch: Branch): BranchCardProps {
  const { labels } = edition.words.interface;
  return {
    ...pick(branch, 'slug', 'name', 'otherName', 'href', 'address'),
    hours: branch.hoursText,
    timetable: branch.timetable,
    opensOn: opensOnText(edition, branch),
    rating: branch.rated && ratingOf(edition, branch.rated),
    scene: { ...branchScene(edition, branch, { sizes: '8rem' }), alt: '', loading: 'lazy' },
    phone: { label: branch.phone, describe: ofBranch(edition, 'phone', branch), ...callLink(branch) },
    whatsapp: {
      label: labels.whatsapp,
      describe: ofBranch(edition, 'chat', branch),
      ...chatLink(edition, branch, 'location_info'),
    },
    directions: {
      label: labels.directions,
      describe: ofBranch(edition, 'directions', branch),
      ...directionsLink(branch, 'location_info'),
    },
    details: labels.details,
  };
}
