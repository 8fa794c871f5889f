import { type PlaceOf, place, type SectionWith } from '../../../contract/events.ts';
import type { BookingChoice } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { ButtonLinkProps } from '../../components/button-link.tsx';
import { chatHref, directionsHref, phoneHref } from './branch.ts';

/** A link to /booking where no picture helps. */
export const plainBookButton = (
  edition: Edition,
  label: string,
  location: PlaceOf<'book_click', 'cta_section'>,
  choice: BookingChoice = {},
): ButtonLinkProps => ({
  label,
  href: edition.href('book', choice),
  by: { event: 'book_click', section: 'cta_section', location },
});

/** A button to /booking that carries what the page knows; `location` names the page for the events. */
export const bookButton = (...about: Parameters<typeof plainBookButton>): ButtonLinkProps => ({
  ...plainBookButton(...about),
  icon: 'calendar',
});

export const locationsButton = (
  edition: Edition,
  label: string,
  section: SectionWith<'navigation', 'locations'>,
): ButtonLinkProps => ({
  kind: 'quiet',
  label,
  href: edition.href('locations'),
  by: { event: 'navigation', section, location: 'locations' },
});

/** `label` alone does not say which branch; the hidden words after it do. */
export const chatButton = (
  edition: Edition,
  branch: Branch,
  label: string,
  section: SectionWith<'whatsapp_booking', '{branch}'>,
): ButtonLinkProps => ({
  kind: 'whatsapp',
  icon: 'whatsapp',
  label,
  describe: branch.name,
  href: chatHref(edition, branch),
  newTab: true,
  by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
});

export const callButton = (branch: Branch, label: string): ButtonLinkProps => ({
  kind: 'quiet',
  icon: 'phone',
  label,
  describe: branch.name,
  href: phoneHref(branch),
  by: { event: 'call_click', section: 'phone_number', location: place('{branch}', branch.slug) },
});

export const directionsButton = (
  edition: Edition,
  branch: Branch,
  section: SectionWith<'directions_click', '{branch}'>,
): ButtonLinkProps => ({
  kind: 'quiet',
  icon: 'directions',
  label: edition.words.interface.labels.directions,
  href: directionsHref(edition, branch),
  newTab: true,
  by: { event: 'directions_click', section, location: place('{branch}', branch.slug) },
});
