import { place } from '../../contract/events.ts';
import type { BranchCardProps } from '../components/branch-card.tsx';
import { type Branch, badgeOf, chatHref, directionsHref, phoneHref, ratingOf } from './branch.ts';
import { wordsOf } from './content/source.ts';
import { drawing } from './drawings.ts';

/** A branch as a card; `section` is where on the page it stands, for the events. */
export function branchCard(branch: Branch, section: 'location_info'): BranchCardProps {
  const { labels, greetings } = wordsOf(branch.locale).interface;
  return {
    name: branch.name,
    arabicName: branch.arabicName,
    href: branch.href,
    address: branch.address,
    hours: branch.hoursText,
    badge: badgeOf(branch),
    rating: ratingOf(branch),
    drawing: drawing(`branch-${branch.slug}`),
    phone: {
      label: branch.phone,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location: place('{branch}', branch.slug) },
    },
    whatsapp: {
      label: labels.whatsapp,
      href: chatHref(branch, greetings.branch),
      by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
    },
    directions: {
      label: labels.directions,
      href: directionsHref(branch),
      by: { event: 'directions_click', section, location: place('{branch}', branch.slug) },
    },
    details: labels.details,
  };
}
