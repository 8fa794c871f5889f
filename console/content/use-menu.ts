import type { Facts, PriceQuote, ServiceFacts } from '../../edition/schema/facts.ts';
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
  const words = useContentFile(`${consoleLanguage()}/services.yaml`).data?.draft;
  const { items = {} } = (words ?? {}) as { items?: Record<string, { name: string }> };
  const { draft = {}, live = {} } = useContentFile(QUOTES).data ?? {};
  const published = live as Facts['page-prices'];
  return {
    file,
    services: ((file.data?.draft ?? []) as ServiceFacts[]).map((service) => ({
      ...service,
      name: items[service.id]?.name || humanize(service.id),
    })),
    // A price that was emptied stays a field until that is published.
    quotes: Object.entries(draft as Facts['page-prices']).flatMap(([page, all]) =>
      all.map((quote) => ({ ...published[page]?.find(({ id }) => id === quote.id), ...quote, page })),
    ),
  };
}

/** Whether a quote has no price of its own and shows that of the service. */
export const followsService = ({ price, priceRange }: Quote) =>
  price === undefined && priceRange === undefined;
export const hasOwnMinutes = ({ minutes, minutesRange }: Quote) =>
  minutes !== undefined || minutesRange !== undefined;
