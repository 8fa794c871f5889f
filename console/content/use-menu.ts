import { PAGE_PRICES, SERVICES } from '../../domain/content-files.ts';
import type { StoredPagePrice, StoredService } from '../../edition/schema/facts.ts';
import { consoleLanguage } from '../language.ts';
import { humanize, spanText } from '../names.ts';
import { useContentFile } from './use-content.ts';

export type Service = StoredService & { name: string };
/** A price on a page, under the page's own name for it. The page says `amount`, such as '60–70'. */
export type PriceOnPage = StoredPagePrice & { page: string; amount: string };

/** The services and the prices on pages, drafts included. */
export function useMenu() {
  const file = useContentFile(SERVICES);
  const { items = {} } = useContentFile(`${consoleLanguage()}/services.yaml`).data?.draft ?? {};
  const { draft = {} } = useContentFile(PAGE_PRICES).data ?? {};
  const services = (file.data?.draft ?? []).map((service) => ({
    ...service,
    name: items[service.id]?.name || humanize(service.id),
  }));
  const amountOf = ({ thing, price }: StoredPagePrice) =>
    spanText(price ?? services.find(({ id }) => id === thing)?.price);
  return {
    file,
    services,
    pagePrices: Object.entries(draft).flatMap(([page, prices]): PriceOnPage[] =>
      prices.map((one) => ({ ...one, page, amount: amountOf(one) })),
    ),
  };
}
