import type { Offer, Service } from 'schema-dts';
import type { Edition } from '../../../../edition/edition.ts';
import type { Quote } from '../../../../edition/join/prices.ts';
import { absolute } from '../addresses.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** A price in AED, or a range of them. */
export type OfferInput = Pick<Quote, 'from' | 'to'> & { name: string };

const offer = ({ from, to, name }: OfferInput, url: string): Offer => ({
  '@type': 'Offer',
  name,
  url,
  priceCurrency: 'AED',
  ...(from === to
    ? { price: from }
    : {
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'AED',
          minPrice: from,
          maxPrice: to,
        },
      }),
});

type ServiceInput = { name: string; description: string; href: string; offers: readonly OfferInput[] };

/** https://schema.org/Service with an Offer for each price that the page shows. */
export function serviceOffers(edition: Edition, { name, description, href, offers }: ServiceInput): Service {
  const url = absolute(href);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    areaServed: { '@type': 'City', name: edition.words.interface.labels.city },
    provider: { '@id': ORGANIZATION_ID },
    offers: offers.map((one) => offer(one, url)),
  };
}
