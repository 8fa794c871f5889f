import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Offer } from '../../../edition/join/offers.ts';
import type { MenuLine } from '../../components/menu-card.tsx';
import { offerButton } from './calls.ts';

/** Offers as menu card lines. */
export const menuLines = (edition: Edition, offers: readonly Offer[], branch?: Branch): MenuLine[] =>
  offers.map(({ id, item, name, description, price, duration }) => ({
    id: item,
    name,
    description,
    price,
    duration,
    book: offerButton(edition, id, branch),
  }));

/** Pages that sell things outside the menu, with their price ranges. */
export function restOfMenu(edition: Edition): MenuLine[] {
  const { words, branches } = edition;
  const lineOf = (page: string, name: string, href: string): MenuLine[] => {
    const offers = edition.offersOf(page);
    const [first, ...others] = offers;
    if (!first) return [];
    // A single offer usually has the page's name, so show its duration instead.
    const only = others.length ? undefined : first.duration;
    const description = only ?? edition.and(offers.map((offer) => offer.name));
    const price = edition.moneyRange(
      Math.min(...offers.map(({ from }) => from)),
      Math.max(...offers.map(({ to }) => to)),
    );
    return [{ id: page, name, href, price, description }];
  };
  return [
    ...lineOf('fade', words['fade-haircut'].trail, edition.href('fadeHaircut')),
    ...Object.entries(words['service-pages'].items).flatMap(([slug, { trail }]) =>
      lineOf(slug, trail, edition.href('servicePage', { slug })),
    ),
    ...lineOf('beard-trim', words['beard-trim'].trail, edition.href('beardTrim')),
    ...branches.flatMap(({ slug, name, href }) => {
      const branch = edition.placeName(name);
      return lineOf(slug, edition.fill(words['services-page'].rest.ofBranch, { branch }), `${href}#prices`);
    }),
  ];
}
