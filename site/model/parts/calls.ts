import { type PlaceName, type PlaceOf, place, type SectionWith } from '../../../contract/events.ts';
import type { BookingChoice, RouteName } from '../../../contract/routes.ts';
import { unmarked } from '../../../domain/marks.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { ButtonKind, ButtonLinkProps } from '../../components/button.tsx';
import { callLink, chatLink, directionsLink, ofBranch, type Way } from './branch.ts';

/** A link to /booking without an icon. */
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

/** A button to /booking with preselected values; `location` is the page in analytics. */
export const bookButton = (...about: Parameters<typeof plainBookButton>): ButtonLinkProps => ({
  ...plainBookButton(...about),
  icon: 'calendar',
});

/** The preselected values for an offer; omits an unknown offer. */
export const choiceOf = ({ offers }: Edition, id: string, branch?: Branch): BookingChoice => ({
  ...(branch && { branch: branch.slug }),
  ...(offers.some((offer) => offer.id === id) && { service: id }),
});

/** A button to book an offer under its name and price. */
export function offerButton(edition: Edition, id: string, branch?: Branch): ButtonLinkProps | undefined {
  const offer = edition.offers.find((other) => other.id === id);
  return (
    offer && {
      kind: 'quiet',
      label: edition.words.interface.chat.bookService,
      describe: edition.fill(edition.words.interface.chat.ofService, { service: offer.name }),
      href: edition.href('book', choiceOf(edition, id, branch)),
      by: { event: 'book_click', section: 'services', location: place('{service}', id) },
    }
  );
}

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

/** Adds a hidden branch name to labels that do not contain it, with or without no-break spaces. */
const branchDescription = (edition: Edition, way: Way, label: string, branch: Branch) =>
  unmarked(label).replaceAll('\u00a0', ' ').includes(unmarked(branch.shortName))
    ? {}
    : { describe: ofBranch(edition, way, branch) };

export const chatButton = (
  edition: Edition,
  branch: Branch,
  label: string,
  section: SectionWith<'whatsapp_booking', '{branch}'>,
): ButtonLinkProps => ({
  kind: 'whatsapp',
  icon: 'whatsapp',
  label,
  ...branchDescription(edition, 'chat', label, branch),
  newTab: true,
  ...chatLink(edition, branch, section),
});

export const callButton = (edition: Edition, branch: Branch, label: string): ButtonLinkProps => ({
  kind: 'quiet',
  icon: 'phone',
  label,
  ...branchDescription(edition, 'call', label, branch),
  ...callLink(branch),
});

export const directionsButton = (
  edition: Edition,
  branch: Branch,
  section: SectionWith<'directions_click', '{branch}'>,
): ButtonLinkProps => ({
  kind: 'quiet',
  icon: 'directions',
  label: edition.words.interface.labels.directions,
  describe: ofBranch(edition, 'directions', branch),
  newTab: true,
  ...directionsLink(branch, section),
});

type Action = { label: string; to: RouteName };

/** The two buttons of a call to action in the blog; `location` is for analytics. */
export function callButtons(
  edition: Edition,
  { primary, secondary }: { primary: Action; secondary: Action },
  location: 'blog' | PlaceName<'{article}'>,
): ButtonLinkProps[] {
  const button = ({ label, to }: Action, kind: ButtonKind): ButtonLinkProps => ({
    label,
    kind,
    href: edition.href(to),
    by: { event: to === 'booking' ? 'book_click' : 'navigation', section: 'cta_section', location },
  });
  return [button(primary, 'primary'), button(secondary, 'quiet')];
}
