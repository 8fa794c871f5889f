import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Service } from '../../../edition/join/services.ts';
import type { MenuLine } from '../../components/menu-card.tsx';
import { offerButton } from './calls.ts';

/** What a page sells as lines of the menu card. */
export const priceLines = (edition: Edition, page: string, branch?: Branch): MenuLine[] =>
  edition.offersOf(page).map(({ id, item, ...offer }) => ({
    id: item,
    name: offer.name,
    description: offer.description,
    price: offer.price,
    duration: offer.duration,
    book: offerButton(edition, id, branch),
  }));

/** Services of a branch's menu as its lines. */
export const menuLines = (edition: Edition, services: readonly Service[], branch: Branch): MenuLine[] =>
  services.map(({ id, name, description, priceText, durationText }) => ({
    id,
    name,
    description,
    price: priceText,
    duration: durationText,
    book: offerButton(edition, id, branch),
  }));
