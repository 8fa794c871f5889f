import { place } from '../../../contract/events.ts';
import { mailtoLink } from '../../../domain/links.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { VisitCardProps, VisitFact } from '../../components/visit-card.tsx';
import { chatHref, directionsHref, exceptionLines, phoneHref } from './branch.ts';

/** Address, phone, chat, email and hours of a branch. */
export function visitCard(edition: Edition, branch: Branch, title: string): VisitCardProps {
  const { labels } = edition.words.interface;
  const location = place('{branch}', branch.slug);
  const section = 'location_info';
  const facts: VisitFact[] = [
    {
      icon: 'pin',
      label: labels.address,
      value: branch.address,
      href: directionsHref(edition, branch),
      newTab: true,
      by: { event: 'directions_click', section, location },
    },
    {
      icon: 'phone',
      label: labels.phone,
      value: branch.phone,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location },
    },
    {
      icon: 'whatsapp',
      label: labels.whatsapp,
      value: branch.whatsapp,
      href: chatHref(edition, branch),
      newTab: true,
      by: { event: 'whatsapp_booking', section, location },
    },
    { icon: 'mail', label: labels.email, value: branch.email, href: mailtoLink(branch.email) },
    { icon: 'clock', label: labels.hours, value: branch.hoursText, notes: exceptionLines(edition, branch) },
  ];
  return { title, facts, badgesLabel: labels.badges, badges: branch.badges };
}
