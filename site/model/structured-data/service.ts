import type { Offer, Service } from 'schema-dts';
import type { PriceQuote } from '../../schema/page-prices.ts';
import { absolute } from '../head.ts';
import { ORGANIZATION_ID } from './organization.ts';

const offer = (quote: PriceQuote, name: string, url: string): Offer => ({
  '@type': 'Offer',
  name,
  url,
  priceCurrency: 'AED',
  ...(quote.priceRange
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'AED',
          minPrice: quote.priceRange[0],
          maxPrice: quote.priceRange[1],
        },
      }
    : { price: quote.price ?? 0 }),
});

type ServiceInput = {
  name: string;
  description: string;
  path: string;
  quotes: { quote: PriceQuote; name: string }[];
};

/** https://schema.org/Service with an Offer for each price that the page shows. */
export function serviceOffers({ name, description, path, quotes }: ServiceInput): Service {
  const url = absolute(path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    areaServed: { '@type': 'City', name: 'Dubai' },
    provider: { '@id': ORGANIZATION_ID },
    offers: quotes.map((quote) => offer(quote.quote, quote.name, url)),
  };
}
