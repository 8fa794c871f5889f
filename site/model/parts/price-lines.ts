import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Service } from '../../../edition/join/services.ts';
import type { MenuLine } from '../../components/menu-card.tsx';
import { offerButton, quoteButton } from './calls.ts';

type Said = Record<string, { name: string; description?: string }>;

/** A page's prices as lines of the menu card, joined with its words by id. */
export const priceLines = (edition: Edition, page: string, said: Said, branch?: Branch): MenuLine[] =>
  edition.quotes(page).map(({ id, price, duration }) =>
    omitUndefined({
      id,
      name: said[id]?.name ?? id,
      description: said[id]?.description,
      price,
      duration,
      book: quoteButton(edition, page, id, branch),
    }),
  );

/** The same for search engines. */
export const priceOffers = (edition: Edition, page: string, said: Said) =>
  edition.quotes(page).map(({ id, from, to }) => ({ name: said[id]?.name ?? id, from, to }));

/** Services of a branch's menu as its lines. */
export const menuLines = (edition: Edition, services: readonly Service[], branch: Branch): MenuLine[] =>
  services.map(({ id, name, description, priceText, durationText }) =>
    omitUndefined({
      id,
      name,
      description,
      price: priceText,
      duration: durationText,
      book: offerButton(edition, id, branch),
    }),
  );
