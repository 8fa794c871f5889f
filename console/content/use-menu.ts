import { useConsole } from '../context.ts';
import { humanize } from '../names.ts';
import { useContentFile } from './use-content.ts';

export const SERVICES = 'facts/services.yaml';
export const QUOTES = 'facts/page-prices.yaml';

export type Service = { id: string; name: string; price: number; minutes: number } & Partial<{
  icon: string;
  group: string;
  availableAt: string[];
  hidden: boolean;
  sample: true;
}>;
/** A price that a page gives in its own words. */
export type Quote = {
  page: string;
  id: string;
  quotes: string;
  price?: number;
  priceRange?: [number, number];
};

/** The services and the prices that pages quote, drafts included. */
export function useMenu() {
  const file = useContentFile(SERVICES);
  const words = useContentFile(`${useConsole().today.languages[0]?.locale}/services.yaml`).data?.draft;
  const { items = {} } = (words ?? {}) as { items?: Record<string, { name: string }> };
  const pages = (useContentFile(QUOTES).data?.draft ?? {}) as { [page: string]: Omit<Quote, 'page'>[] };
  return {
    file,
    services: ((file.data?.draft ?? []) as Service[]).map((service) => ({
      ...service,
      name: items[service.id]?.name || humanize(service.id),
    })),
    quotes: Object.entries(pages).flatMap(([page, all]) => all.map((quote) => ({ ...quote, page }))),
  };
}

/** A quote without a price of its own follows the service. */
export const follows = ({ price, priceRange }: Quote) => price === undefined && priceRange === undefined;
