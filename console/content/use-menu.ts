import type { PriceQuote, ServiceFacts } from '../../edition/schema/facts.ts';
import { consoleLanguage } from '../language.ts';
import { humanize } from '../names.ts';
import { useContentFile } from './use-content.ts';

export const SERVICES = 'facts/services.yaml';
export const QUOTES = 'facts/page-prices.yaml';

export type Service = ServiceFacts & { name: string };
/** A price on a page, under the page's own name for it. `quotes` is the id of the service. */
export type Quote = PriceQuote & { page: string };

/** The services and the prices that pages quote, drafts included. */
export function useMenu() {
  const file = useContentFile(SERVICES);
  const { items = {} } = useContentFile(`${consoleLanguage()}/services.yaml`).data?.draft ?? {};
  const { draft = {}, live = {} } = useContentFile(QUOTES).data ?? {};
  return {
    file,
    services: (file.data?.draft ?? []).map((service) => ({
      ...service,
      name: items[service.id]?.name || humanize(service.id),
    })),
    // If a draft empties a price, its published value keeps the field in the form until the draft is published.
    quotes: Object.entries(draft).flatMap(([page, all]) =>
      all.map((quote) => ({ ...live[page]?.find(({ id }) => id === quote.id), ...quote, page })),
    ),
  };
}

/** Whether a quote has no price of its own and shows that of the service. */
export const followsService = ({ price, priceRange }: Quote) =>
  price === undefined && priceRange === undefined;
export const hasOwnMinutes = ({ minutes, minutesRange }: Quote) =>
  minutes !== undefined || minutesRange !== undefined;
