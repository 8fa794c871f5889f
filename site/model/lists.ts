import { bookingPath, routes } from '../../contract/routes.ts';
import type { LocationsListProps } from '../islands/locations-list.island.tsx';
import type { ServicesListProps } from '../islands/services-list.island.tsx';
import { apiServices } from './api.ts';
import { branchesIn } from './branch.ts';
import { branchCard } from './branch-card.ts';
import { wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';
import { allServices } from './service.ts';

export function servicesList(locale: string): ServicesListProps {
  const { interface: shared, 'services-page': page } = wordsOf(locale);
  const { title: _, ...words } = page.list;
  return {
    built: apiServices(locale),
    extras: Object.fromEntries(
      allServices(locale).map(({ id, rank, hidden, note }) => [
        id,
        { rank, hidden, note, bookHref: bookingPath({ service: id }) },
      ]),
    ),
    words: { ...words, from: shared.units.from, minutes: shared.units.minutes },
    homeHref: routes.home,
    bookingHref: bookingPath(),
    locale: languageTag(locale),
  };
}

export function locationsList(locale: string): LocationsListProps {
  const { heading: _, ...words } = wordsOf(locale).locations.list;
  return {
    cards: Object.fromEntries(
      branchesIn(locale).map((branch) => [branch.id, branchCard(branch, 'location_info')]),
    ),
    words,
    homeHref: routes.home,
  };
}
