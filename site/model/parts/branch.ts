import { type EventName, place, type Reported, type SectionWith } from '../../../contract/events.ts';
import { exceptionText } from '../../../domain/hours-text.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { firstN } from '../../../domain/lists.ts';
import { clocksOf } from '../../../domain/opening-hours.ts';
import type { TodayWords } from '../../../domain/today.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { BranchCardProps, OpenBadgeWords } from '../../components/branch.tsx';
import type { RatingProps } from '../../components/rating.tsx';
import { branchDrawing } from '../media/drawings.ts';

export function ratingOf(edition: Edition, { rating, reviews }: NonNullable<Branch['rated']>): RatingProps {
  const words = edition.words.interface.rating;
  const value = edition.rating(rating);
  const count = edition.count(words.count, reviews);
  return { value, label: edition.fill(words.label, { rating: value, count }), count };
}

/** For what staff say of today (browser/show-today.ts). */
export const todayWords = ({ words }: Edition): TodayWords => words.interface.today;

/** For every badge of a page (browser/open-badges.ts). */
export const openWords = ({ words, branches, clock }: Edition): OpenBadgeWords => ({
  ...words.interface.badge,
  clocks: Object.fromEntries(
    branches.flatMap(({ timetable }) => clocksOf(timetable)).map((time) => [time, clock(time)]),
  ),
});

/** 'Opens on Monday, 1 March 2027', until that day. */
const opensOnText = ({ fill, day, words }: Edition, { opening, opens }: Branch) =>
  opening && opens ? fill(words.interface.hours.opensOn, { day: day(opens) }) : undefined;

/** A line for its first or last day, and for every stretch of other hours: 'Ramadan, 8 February 2027 to …: 12:00 PM – 2:00 AM'. */
export function exceptionLines(edition: Edition, branch: Branch): string[] {
  const { timetable, closes } = branch;
  const opensOn = opensOnText(edition, branch);
  const words = edition.words.interface.hours;
  const others = timetable.exceptions.map((exception) => exceptionText(words, timetable, exception, edition));
  return [
    ...(opensOn ? [opensOn] : []),
    ...(closes ? [edition.fill(words.closesOn, { day: edition.day(closes) })] : []),
    ...others,
  ];
}

type Greeting = 'branch' | 'service' | 'barber';

/** The chat of a branch with a greeting already written. */
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

/** What is said after a label: 'to JVC' after 'Directions'. */
export const ofBranch = ({ words, fill }: Edition, way: Way, { name }: Branch): string =>
  fill(words.interface.ofBranch[way], { branch: name });

/** What maps look for. */
export const mapsPlace = (edition: Edition, { address }: Branch) =>
  `${edition.facts.business.name}, ${address}`;

/** To the same place as 'Open in maps': an address may name no more than a district. */
export const directionsHref = ({ coordinates, googlePlaceId }: Branch) =>
  mapsDirectionsLink(coordinates, undefined, googlePlaceId);

/** A link to a branch, and what the events say of it; `section` is where it stands. */
type TrackedLink<E extends EventName> = { href: string; by: Extract<Reported, { event: E }> };

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

export const directionsLink = (
  branch: Branch,
  section: SectionWith<'directions_click', '{branch}'>,
): TrackedLink<'directions_click'> => ({
  href: directionsHref(branch),
  by: { event: 'directions_click', section, location: place('{branch}', branch.slug) },
});

export type AllLink = { label: string; href: string };

type Listing = {
  /** Which of them; all of the business unless said. Those that are still to open are left out. */
  of?: readonly Branch[];
  /** The branch that the page is about. */
  own?: Branch;
  /** Where the others are to be found, unless on the page of all locations. */
  elsewhere?: string;
};

/** The branches that a list beside other things names, and a link to all of them where that is not each. */
export function listedBranches(
  edition: Edition,
  { of: some = edition.allBranches, own, elsewhere = edition.href('locations') }: Listing = {},
): { branches: readonly Branch[]; all?: AllLink } {
  const of = some.filter((branch) => branch === own || edition.branches.includes(branch));
  const branches = firstN(of, own);
  const label = edition.fill(edition.words.interface.labels.allBranches, { count: String(of.length) });
  return {
    branches,
    all: branches.length < of.length ? { label, href: elsewhere } : undefined,
  };
}

/** A branch as a card. */
export function branchCard(edition: Edition, branch: Branch): BranchCardProps {
  const { labels } = edition.words.interface;
  return {
    slug: branch.slug,
    name: branch.name,
    otherName: branch.otherName,
    href: branch.href,
    address: branch.address,
    hours: branch.hoursText,
    timetable: branch.timetable,
    opensOn: opensOnText(edition, branch),
    rating: branch.rated && ratingOf(edition, branch.rated),
    drawing: branchDrawing(branch.slug),
    phone: { label: branch.phone, describe: ofBranch(edition, 'call', branch), ...callLink(branch) },
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
