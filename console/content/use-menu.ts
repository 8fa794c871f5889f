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
/** A price on a page, under the page's own name for it. `quotes` is the id of the service. */
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

/** Whether a quote has no price of its own and shows that of the service. */
export const followsService = ({ price, priceRange }: Quote) =>
  price === undefined && priceRange === undefined;
