import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { NearestBranchProps } from '../../islands/nearest-branch.island.tsx';
import { listedBranches, mapsPlace, ratingOf } from './branch.ts';

/**
 * The nearest-branch finder: the branches, and the districts for people who keep their position to themselves. Only where a
 * page has room for them in its first bytes do the districts stand there before its scripts.
 */
export function finder(edition: Edition, { areasBuilt }: { areasBuilt: boolean }): NearestBranchProps {
  const { all } = listedBranches(edition);
  const { interface: words, areas } = edition.words;
  return {
    locale: edition.tag,
    areasBuilt,
    ...omitUndefined({ all }),
    words: {
      ...words.finder,
      kmAway: words.units.kmAway,
      directions: words.labels.directions,
      badge: words.badge,
    },
    branches: edition.branches.map((branch) => ({
      id: branch.id,
      slug: branch.slug,
      name: branch.name,
      ...omitUndefined({ otherName: branch.otherName }),
      address: branch.address,
      destination: mapsPlace(edition, branch),
      phone: branch.phone,
      whatsapp: branch.whatsapp,
      greeting: edition.fill(words.greetings.branch, { branch: branch.name }),
      rating: ratingOf(edition, branch),
      hours: branch.hoursText,
      timetable: branch.timetable,
      coordinates: branch.coordinates,
      href: branch.href,
      bookHref: edition.href('book', { branch: branch.slug }),
    })),
    areas: edition.facts.areas.map(({ id, coordinates }) => ({
      name: areas.items[id] ?? id,
      at: coordinates,
    })),
  };
}
