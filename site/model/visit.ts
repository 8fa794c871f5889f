import { place } from '../../contract/events.ts';
import { mailtoLink } from '../../domain/links.ts';
import type { VisitCardProps, VisitFact } from '../components/visit-card.tsx';
import { type Branch, chatHref, directionsHref, exceptionLines, phoneHref } from './branch.ts';
import { wordsOf } from './content/source.ts';

/** Address, phone, chat, email and hours of a branch. */
export function visitCard(branch: Branch, title: string): VisitCardProps {
  const { labels, greetings } = wordsOf(branch.locale).interface;
  const section = 'location_info';
  const facts: VisitFact[] = [
    {
      icon: 'pin',
      label: labels.address,
      value: branch.address,
      href: directionsHref(branch),
      newTab: true,
      by: { event: 'directions_click', section, location: place('{branch}', branch.slug) },
    },
    {
      icon: 'phone',
      label: labels.phone,
      value: branch.phone,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location: place('{branch}', branch.slug) },
    },
    {
      icon: 'whatsapp',
      label: labels.whatsapp,
      value: branch.whatsapp,
      href: chatHref(branch, greetings.branch),
      newTab: true,
      by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
    },
    { icon: 'mail', label: labels.email, value: branch.email, href: mailtoLink(branch.email) },
    { icon: 'clock', label: labels.hours, value: branch.hoursText, notes: exceptionLines(branch) },
  ];
  return { title, facts, badgesLabel: labels.badges, badges: branch.badges };
}
