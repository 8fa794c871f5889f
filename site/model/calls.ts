import { type PlaceOf, place, type SectionOf, type SectionWith } from '../../contract/events.ts';
import { type BookingChoice, bookingPath, routes } from '../../contract/routes.ts';
import type { ButtonLinkProps } from '../components/button-link.tsx';
import { type Branch, chatHref, directionsHref, phoneHref } from './branch.ts';
import { wordsOf } from './content/source.ts';

/** A button to /booking that carries what the page knows; `page` names it for the events. */
export const bookButton = (
  label: string,
  page: PlaceOf<'book_click', 'cta_section'>,
  choice: BookingChoice = {},
): ButtonLinkProps => ({
  label,
  icon: 'calendar',
  href: bookingPath(choice),
  by: { event: 'book_click', section: 'cta_section', location: page },
});

export const locationsButton = (label: string, section: 'hero_section' | 'cta_section'): ButtonLinkProps => ({
  kind: 'quiet',
  label,
  href: routes.locations,
  by: { event: 'navigation', section, location: 'locations' },
});

/** `label` alone does not say which branch; the hidden words after it do. */
export const chatButton = (
  branch: Branch,
  label: string,
  section: SectionWith<'whatsapp_booking', '{branch}'>,
): ButtonLinkProps => ({
  kind: 'whatsapp',
  icon: 'whatsapp',
  label,
  describe: branch.name,
  href: chatHref(branch, wordsOf(branch.locale).interface.greetings.branch),
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
  branch: Branch,
  section: SectionOf<'directions_click'>,
): ButtonLinkProps => ({
  kind: 'quiet',
  icon: 'directions',
  label: wordsOf(branch.locale).interface.labels.directions,
  href: directionsHref(branch),
  newTab: true,
  by: { event: 'directions_click', section, location: place('{branch}', branch.slug) },
});
