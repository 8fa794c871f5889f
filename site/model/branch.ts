import { branchPath } from '../../contract/routes.ts';
import { formatDay } from '../../domain/dates.ts';
import { fillGreeting as fill, mapsDirectionsLink, telLink, whatsappLink } from '../../domain/links.ts';
import { formatHours, hoursOn, type Timetable } from '../../domain/opening-hours.ts';
import { formatRating } from '../../domain/ratings.ts';
import type { OpenBadgeProps } from '../components/open-badge.tsx';
import type { RatingProps } from '../components/rating.tsx';
import type { BranchFacts } from '../schema/branches.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';

/** A branch with its facts and the words of one language. */
export type Branch = BranchFacts & {
  locale: string;
  href: string;
  address: string;
  description: string;
  short: string;
  email: string;
  timetable: Timetable;
  /** 'Daily: 9:00 AM - 1:00 AM' */
  hoursText: string;
  badges: string[];
};

export function branchesIn(locale: string): Branch[] {
  const { branches, interface: words } = wordsOf(locale);
  return facts.branches.map((branch) => {
    const said = branches.items[branch.id];
    if (!said) throw new Error(`No words for branch ${branch.id}`);
    return {
      ...branch,
      locale,
      href: branchPath(branch.slug),
      address: said.area,
      description: said.description,
      short: said.short,
      email: branch.email ?? facts.business.email,
      timetable: { ...branch.hours, exceptions: branch.exceptions },
      hoursText: fill(words.hours.daily, { hours: formatHours(branch.hours, languageTag(locale)) }),
      badges: branch.features.map((feature) => branches.features[feature] ?? feature),
    };
  });
}

export function branchOf(id: string, locale: string): Branch {
  const branch = branchesIn(locale).find((other) => other.id === id);
  if (!branch) throw new Error(`No branch '${id}'`);
  return branch;
}

export const ratingOf = ({
  rating,
  reviews,
  locale,
}: Pick<Branch, 'rating' | 'reviews' | 'locale'>): RatingProps => {
  const words = wordsOf(locale).interface.rating;
  const value = formatRating(rating, languageTag(locale));
  const count = String(reviews);
  return {
    value,
    label: fill(words.label, { rating: value, reviews: count }),
    count: fill(words.count, { reviews: count }),
  };
};

export const badgeOf = ({ timetable, locale }: Branch): OpenBadgeProps => ({
  timetable,
  words: wordsOf(locale).interface.badge,
});

/** A line for every stretch of other hours: 'Ramadan, 8 February 2027 to …: 12:00 PM - 2:00 AM'. */
export function exceptionLines({ timetable, locale }: Branch): string[] {
  const words = wordsOf(locale).interface.hours;
  return timetable.exceptions.map((exception) => {
    const hours = hoursOn({ ...timetable, exceptions: [exception] }, exception.from);
    const one = exception.from === exception.until;
    return fill(one ? words.exceptionOneDay : words.exception, {
      reason: exception.reason,
      from: formatDay(exception.from, languageTag(locale)),
      until: formatDay(exception.until, languageTag(locale)),
      hours: hours ? formatHours(hours, languageTag(locale)) : words.closed,
    });
  });
}

/** The chat of a branch with a greeting already written. */
export const chatHref = (branch: Branch, greeting: string, values: Record<string, string> = {}) =>
  whatsappLink(branch.whatsapp, fill(greeting, { branch: branch.name, ...values }));

export const phoneHref = ({ phone }: Branch) => telLink(phone);
/** What maps look for. */
export const mapsPlace = ({ address }: Branch) => `${facts.business.name}, ${address}`;
export const directionsHref = (branch: Branch) => mapsDirectionsLink(mapsPlace(branch));
