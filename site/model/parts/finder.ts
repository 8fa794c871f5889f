import type { Edition } from '../../../edition/edition.ts';
import type { NearestBranchProps } from '../../islands/nearest-branch.island.tsx';
import { listedBranches, mapsPlace, ratingOf } from './branch.ts';

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
        destination: mapsPlace(edition, branch),
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
