import type { WebSite } from 'schema-dts';
import { facts } from '../content/source.ts';
import { absolute } from '../head.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** https://schema.org/WebSite: the name that search engines show for the whole site. */
export const webSite = (locale: string): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: facts.business.name,
  url: absolute('/'),
  inLanguage: locale,
  publisher: { '@id': ORGANIZATION_ID },
});
