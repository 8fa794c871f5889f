import { bookingPath } from '../../contract/routes.ts';
import { fillGreeting as fill } from '../../domain/links.ts';
import type { NearestBranchProps } from '../islands/nearest-branch.island.tsx';
import { branchesIn, mapsPlace, ratingOf } from './branch.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';

/** The nearest-branch finder: the branches, and the districts for people who keep their position to themselves. */
export function finder(locale: string): NearestBranchProps {
  const { interface: words, areas } = wordsOf(locale);
  return {
    locale: languageTag(locale),
    words: {
      ...words.finder,
      kmAway: words.units.kmAway,
      directions: words.labels.directions,
      badge: words.badge,
    },
    branches: branchesIn(locale).map((branch) => ({
      id: branch.id,
      slug: branch.slug,
      name: branch.name,
      arabicName: branch.arabicName,
      address: branch.address,
      destination: mapsPlace(branch),
      phone: branch.phone,
      whatsapp: branch.whatsapp,
      greeting: fill(words.greetings.branch, { branch: branch.name }),
      rating: ratingOf(branch),
      hours: branch.hoursText,
      timetable: branch.timetable,
      coordinates: branch.coordinates,
      href: branch.href,
      bookHref: bookingPath({ branch: branch.slug }),
    })),
    areas: facts.areas.map(({ id, coordinates }) => ({ name: areas.items[id] ?? id, at: coordinates })),
  };
}
