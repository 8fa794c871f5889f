import type { Organization } from 'schema-dts';
import type { Branch } from '../branch.ts';
import { branchesIn } from '../branch.ts';
import { facts } from '../content/source.ts';
import { absolute } from '../head.ts';

export const ORGANIZATION_ID = absolute('/#organization');
export const branchId = (branch: Branch) => `${absolute(branch.href)}#salon`;

/** https://schema.org/Organization: the business, its branches by reference. */
export function organization(locale: string): Organization {
  const { name, founded, email, instagram } = facts.business;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email,
    foundingDate: String(founded),
    sameAs: [instagram.url],
    subOrganization: branchesIn(locale).map((branch) => ({ '@id': branchId(branch) })),
  };
}
