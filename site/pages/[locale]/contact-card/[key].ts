import type { APIContext } from 'astro';
import { contactCard } from '../../../../domain/contact-card.ts';
import { pageOf } from '../../../model/page-table.ts';
import { absolute } from '../../../model/parts/addresses.ts';

/** A branch as vCard. */
export function GET(context: APIContext) {
  const { edition, subject } = pageOf(context, 'contact-card');
  const organization = edition.facts.business.name;
  const { name, phone, whatsapp: mobile, email, address, coordinates, href } = subject;
  // Kept longer than other hours apply.
  const note = [subject.hoursText, subject.usualHours].filter(Boolean).join(' · ');
  return new Response(
    contactCard({
      organization,
      phone,
      mobile,
      email,
      address,
      coordinates,
      note,
      name: `${organization} ${name}`,
      url: absolute(href),
    }),
  );
}
