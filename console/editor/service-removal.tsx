import { PAGE_PRICES, REVIEWS, SERVICES, TESTIMONIALS } from '../../domain/content-files.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { useChangeFiles, useContentFile, useContentState } from '../content/use-content.ts';
import { useMenu } from '../content/use-menu.ts';
import { useConsole } from '../context.ts';
import { firstOf } from '../focus.ts';
import { pageNameOf, priceNameOf } from '../names.ts';
import { Confirm } from '../parts/dialog.tsx';
import { deletionOf, descriptionsOf } from './record.ts';
import { describeChange } from './sentences.ts';

const QUOTES = [REVIEWS, TESTIMONIALS] as const;

type ServiceRemovalProps = { id: string; name: string; onClose: () => void };

/** Shows what disappears with a service, then removes its facts, its words and its prices on pages. */
export function ServiceRemoval({ id, name, onClose }: ServiceRemovalProps) {
  const context = useConsole();
  const { words, branches, today } = context;
  const { services, pagePrices } = useMenu();
  const { drafts = [], mentions = {} } = useContentState().data ?? {};
  const { mutate } = useChangeFiles();
  const reviews = QUOTES.map(useQuotes);
  const isBranch = (page: string) => branches.some(({ slug }) => slug === page);
  const prices = pagePrices.filter(({ thing }) => thing === id);
  const { availableAt = [] } = services.find((service) => service.id === id) ?? {};
  /** Whether a page has prices of this service only: without it the page would have none. */
  const hasOnlyThis = (page: string) =>
    !isBranch(page) && pagePrices.every((price) => price.page !== page || price.thing === id);
  const usedBy = [
    ...prices.map(({ page }) => page).filter(hasOnlyThis),
    ...(mentions[id] ?? []).filter((file) => !file.endsWith('/services.yaml')),
    ...QUOTES.filter((_, index) => reviews[index]?.some(({ service }) => service === id)),
  ];
  const places = (files: string[]) => [...new Set(files.map((file) => pageNameOf(context, file)))];
  const removed = [
    words.menu.everywhere,
    ...places([...availableAt]).map((page) => fill(words.menu.pageOf, { page })),
    ...prices.map((price) => priceNameOf(context, price.page, price.id)),
    ...drafts.filter(({ path }) => path.includes(id)).map((draft) => describeChange(context, draft)),
  ];
  const remove = () => {
    const parts = [
      { file: 'services.yaml', at: ['items', id] },
      ...prices.flatMap(({ page, id }) => [
        ...descriptionsOf(page, id),
        { file: PAGE_PRICES, at: [page, id] },
      ]),
      { file: SERVICES, at: [id] },
    ];
    const locales = today.languages.map(({ locale }) => locale);
    // The button that had the focus is gone with the form.
    mutate(deletionOf(parts, locales), { onSuccess: () => firstOf('main')?.focus() });
  };
  const isUsed = usedBy.length > 0;
  return (
    <Confirm
      title={fill(words.menu.removeTitle, { name })}
      submit={isUsed ? undefined : words.menu.remove}
      onConfirm={remove}
      onClose={onClose}
    >
      {isUsed ? (
        <p>{fill(words.menu.needed, { places: joinWithComma(places(usedBy), context.locale) })}</p>
      ) : (
        <>
          <p>{words.menu.removes}</p>
          <ul>
            {removed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}

const useQuotes = (file: (typeof QUOTES)[number]): { service?: string }[] =>
  useContentFile(file).data?.draft ?? [];
