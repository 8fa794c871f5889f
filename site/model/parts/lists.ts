import { api } from '../../../contract/routes.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { LocationsListProps } from '../../islands/locations-list.island.tsx';
import type { ServicesListProps } from '../../islands/services-list.island.tsx';
import { branchCard } from './branch-card-props.ts';
import { servicesAnswer } from './public-lists.ts';

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
        omitUndefined({ rank, hidden, note, bookHref: edition.href('book', { service: id }) }),
      ]),
    ),
    words: { ...words, from: units.from, minutes: units.minutes, money: units.money },
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
