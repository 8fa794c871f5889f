import type { WebSite } from 'schema-dts';
import type { Edition } from '../../../../edition/edition.ts';
import { absolute } from '../addresses.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** https://schema.org/WebSite: the name that search engines show for the whole site. */
export const webSite = (edition: Edition): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: edition.facts.business.name,
  url: absolute('/'),
  inLanguage: edition.locale,
  publisher: { '@id': ORGANIZATION_ID },
});
