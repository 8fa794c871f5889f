import type { Organization } from 'schema-dts';
import { firstN } from '../../../../domain/lists.ts';
import type { Edition } from '../../../../edition/edition.ts';
import type { Branch } from '../../../../edition/join/branches.ts';
import { absolute } from '../addresses.ts';

export const ORGANIZATION_ID = absolute('/#organization');
export const branchId = (branch: Branch) => `${absolute(branch.href)}#salon`;

/** https://schema.org/Organization: the business, its branches by reference; of many the first, each names it as its parent. */
export function organization(edition: Edition): Organization {
  const { name, founded, email, instagram } = edition.facts.business;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email,
    foundingDate: String(founded),
    sameAs: [instagram.url],
    subOrganization: firstN(edition.branches).map((branch) => ({ '@id': branchId(branch) })),
  };
}
