import { place } from '../../../contract/events.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { BranchCardProps } from '../../components/branch-card.tsx';
import { branchDrawing } from '../media/drawings.ts';
import { badgeOf, chatHref, directionsHref, phoneHref, ratingOf } from './branch.ts';

const section = 'location_info';

/** A branch as a card. */
export function branchCard(edition: Edition, branch: Branch): BranchCardProps {
  const { labels } = edition.words.interface;
  const location = place('{branch}', branch.slug);
  return {
    name: branch.name,
    ...omitUndefined({ otherName: branch.otherName }),
    href: branch.href,
    address: branch.address,
    hours: branch.hoursText,
    badge: badgeOf(edition, branch),
    rating: ratingOf(edition, branch),
    drawing: branchDrawing(branch.slug),
    phone: {
      label: branch.phone,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location },
    },
    whatsapp: {
      label: labels.whatsapp,
      href: chatHref(edition, branch),
      by: { event: 'whatsapp_booking', section, location },
    },
    directions: {
      label: labels.directions,
      href: directionsHref(edition, branch),
      by: { event: 'directions_click', section, location },
    },
    details: labels.details,
  };
}
