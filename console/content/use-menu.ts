import type { PagePrice, ServiceFacts } from '../../edition/schema/facts.ts';
import { consoleLanguage } from '../language.ts';
import { humanize } from '../names.ts';
import { useContentFile } from './use-content.ts';

export const SERVICES = 'facts/services.yaml';
export const PAGE_PRICES = 'facts/page-prices.yaml';

export type Service = ServiceFacts & { name: string };
/** A price on a page, under the page's own name for it. */
export type PriceOnPage = PagePrice & { page: string };

/** The services and the prices on pages, drafts included. */
export function useMenu() {
  const file = useContentFile(SERVICES);
  const { items = {} } = useContentFile(`${consoleLanguage()}/services.yaml`).data?.draft ?? {};
  const { draft = {}, live = {} } = useContentFile(PAGE_PRICES).data ?? {};
  return {
    file,
    services: (file.data?.draft ?? []).map((service) => ({
      ...service,
      name: items[service.id]?.name || humanize(service.id),
    })),
    // If a draft empties a field, its published value keeps it in the form until the draft is published.
    pagePrices: Object.entries(draft).flatMap(([page, prices]) =>
      prices.map((one) => ({ ...live[page]?.find(({ id }) => id === one.id), ...one, page })),
    ),
  };
}
