import type { APIContext } from 'astro';
import { contactCard } from '../../../../domain/contact-card.ts';
import type { Edition } from '../../../../edition/edition.ts';
import type { Branch } from '../../../../edition/join/branches.ts';
import { absolute } from '../../../model/parts/addresses.ts';
import { branchPaths } from '../../../model/paths.ts';

export const getStaticPaths = branchPaths;

/** A branch for the address book. */
export function GET({ props: { edition, item } }: APIContext<{ edition: Edition; item: Branch }>) {
  const organization = edition.facts.business.name;
  const { name, phone, whatsapp: mobile, email, address, coordinates, href, hoursText: note } = item;
  return new Response(
    contactCard({
      ...{ organization, phone, mobile, email, address, coordinates, note },
      name: `${organization} ${name}`,
      url: absolute(href),
    }),
  );
}
