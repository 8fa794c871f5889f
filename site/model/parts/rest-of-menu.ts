import type { Edition } from '../../../edition/edition.ts';
import { offerId } from '../../../edition/join/offers.ts';
import type { MenuLine } from '../../components/menu-card.tsx';

type Page = { page: string; name: string; href: string; ids: readonly string[]; least: number };

/** A page that sells by prices of its own, as a line: what it sells, and from what price on. */
function lineOf(edition: Edition, { page, name, href, ids, least }: Page): MenuLine[] {
  const sold = ids.flatMap((id) => edition.offers.find((offer) => offer.id === offerId(page, id)) ?? []);
  const [first, ...others] = sold;
  if (!first) return [];
  // The name of the only thing would say that of the page again.
  const only = others.length ? undefined : first.duration;
  const description = only ?? edition.and(sold.map((offer) => offer.name));
  return [{ id: page, name, href, price: edition.money(least), description }];
}

/** What is sold beside the menu, by the page that sells it: with it the menu is whole. */
export function restOfMenu(edition: Edition): MenuLine[] {
  const { words, facts, branches } = edition;
  const quoted = (page: string, name: string, href: string): Page => {
    const quotes = edition.quotes(page);
    const least = Math.min(...quotes.map(({ from }) => from));
    return { page, name, href, ids: quotes.map(({ id }) => id), least };
  };
  const pages: Page[] = [
    {
      page: 'fade',
      name: words['fade-haircut'].trail,
      href: edition.href('fadeHaircut'),
      ids: facts.fades.map(({ id }) => id),
      least: Math.min(...facts.fades.map(({ price }) => price)),
    },
    ...Object.entries(words['service-pages'].items).map(([slug, { trail }]) =>
      quoted(slug, trail, edition.href('servicePage', { slug })),
    ),
    quoted('beard-trim', words['beard-trim'].trail, edition.href('beardTrim')),
    ...branches.map(({ slug, name, href }) => quoted(slug, edition.placeName(name), `${href}#prices`)),
  ];
  return pages.flatMap((page) => lineOf(edition, page));
}
