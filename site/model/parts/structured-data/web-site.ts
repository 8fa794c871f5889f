import type { WebSite } from 'schema-dts';
import type { Edition } from '../../../../edition/edition.ts';
import { absolute } from '../addresses.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** https://schema.org/WebSite: the name that search engines show. Each language is a site of its own, at its own home. */
export const webSite = (edition: Edition): WebSite => ({
  '@type': 'WebSite',
  '@id': `${absolute(edition.href('home'))}#website`,
  name: edition.facts.business.name,
  url: absolute(edition.href('home')),
  inLanguage: edition.locale,
  publisher: { '@id': ORGANIZATION_ID },
});
