import { useQuery } from '@tanstack/react-query';
import { type DeskCheck, deskApi, type FieldPath } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { ContentField } from '../editor/content-field.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Loading, SectionTitle } from '../parts.tsx';
import { inWords, placeOf } from './places.ts';
import { useChangeFiles, useContentFile, useContentState, useField } from './use-content.ts';

const SERVICES = 'facts/services.yaml';
const QUOTES = 'facts/page-prices.yaml';
const FADES = 'facts/fades.yaml';

type Record = { id: string };
type Quote = {
  page: string;
  id: string;
  quotes: string;
  price?: number;
  priceRange?: [number, number];
};

/** The same quote with another price of the service: it takes its place in a range. */
function moved({ price, priceRange }: Quote, from: unknown, to: number): Pick<Quote, 'price' | 'priceRange'> {
  if (!priceRange) return price === undefined ? {} : { price: to };
  const [low, high] = priceRange;
  return { priceRange: [low === from ? to : Math.min(low, to), high === from ? to : Math.max(high, to)] };
}

/** Has no price of its own. */
const follows = ({ price, priceRange }: Quote) => price === undefined && priceRange === undefined;

/** The menu, a big number each; what pages give in their own words stands with the service it is of. */
export function Prices() {
  const { words } = useConsole();
  const services = useContentFile(SERVICES);
  const menu = (services.data?.draft ?? []) as Record[];
  const fades = (useContentFile(FADES).data?.draft ?? []) as Record[];
  const names = useOptions('services');
  const pages = (useContentFile(QUOTES).data?.draft ?? {}) as { [page: string]: Omit<Quote, 'page'>[] };
  const quotes = Object.entries(pages).flatMap(([page, all]) => all.map((quote) => ({ ...quote, page })));
  const others = quotes.filter((quote) => !follows(quote) && !menu.some(({ id }) => id === quote.quotes));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.prices} wideOnly />
      <Loading words={words.shell} status={services.status} onRetry={services.refetch} />
      <Notices />
      <div className="desk-cards">
        {names.length > 0 &&
          menu.map(({ id }) => (
            <ServiceCard
              key={id}
              id={id}
              name={names.find(({ value }) => value === id)?.label ?? id}
              quotes={quotes.filter((quote) => quote.quotes === id)}
            />
          ))}
      </div>
      {others.length > 0 && <h3>{words.prices.others}</h3>}
      <div className="desk-quotes">
        {others.map((quote) => (
          <QuoteField key={quote.page + quote.id} quote={quote} />
        ))}
      </div>
      {fades.length > 0 && <h3>{words.prices.fades}</h3>}
      <div className="desk-quotes">
        {fades.map(({ id }) => (
          <ContentField
            key={id}
            file={FADES}
            path={[id, 'price']}
            label={inWords(id)}
            unit={words.prices.price}
          />
        ))}
      </div>
    </section>
  );
}

type ServiceCardProps = { id: string; name: string; quotes: Quote[] };

function ServiceCard({ id, name, quotes }: ServiceCardProps) {
  const context = useConsole();
  const words = context.words.prices;
  const { value, live } = useField(SERVICES, [id, 'price']);
  const mentions = useContentState().data?.mentions[id] ?? [];
  const { mutate } = useChangeFiles();
  const isChanged = value !== live && live !== undefined;
  const own = quotes.filter((quote) => !follows(quote));
  const toFollow = own.flatMap((quote) =>
    Object.entries(moved(quote, live, Number(value)))
      .filter(([field, price]) => String(price) !== String(quote[field as 'price']))
      .map(([field, price]) => ({ path: [quote.page, quote.id, field], value: price })),
  );
  const places = [...quotes.filter(follows).map(({ page }) => page), ...mentions].map((place) =>
    placeOf(context, place),
  );
  return (
    <div className="card desk-card">
      <div className="desk-pair">
        <ContentField file={SERVICES} path={[id, 'price']} label={name} unit={words.price} />
        <ContentField file={SERVICES} path={[id, 'minutes']} label={fill(words.minutes, { name })} />
      </div>
      {isChanged && (
        <div role="status">
          <p className="quiet">{fill(words.was, { price: String(live) })}</p>
          <p>{`${words.changesToo} ${[words.everywhere, ...new Set(places)].join(', ')}`}</p>
        </div>
      )}
      {own.length > 0 && (
        <details open={isChanged}>
          <summary>{words.quoted}</summary>
          {isChanged && toFollow.length > 0 && (
            <Button
              kind="quiet"
              label={words.changeThese}
              describe={name}
              onClick={() => mutate(toFollow.map((change) => ({ file: QUOTES, make: () => change })))}
            />
          )}
          {own.map((quote) => (
            <QuoteField key={quote.page + quote.id} quote={quote} />
          ))}
        </details>
      )}
    </div>
  );
}

/** A price, or a range of them, that a page gives in its own words. */
function QuoteField({ quote: { page, id, priceRange } }: { quote: Quote }) {
  const context = useConsole();
  const words = context.words.prices;
  const name = fill(words.onPage, { name: inWords(id), page: placeOf(context, page) });
  const field = (label: string, ...path: FieldPath) => (
    <ContentField file={QUOTES} path={[page, id, ...path]} label={label} unit={words.price} />
  );
  if (!priceRange) return field(name, 'price');
  return (
    <>
      {field(fill(words.from, { name }), 'priceRange', 0)}
      {field(fill(words.to, { name }), 'priceRange', 1)}
    </>
  );
}

/** What the check of the content with its drafts says of prices and claims. */
function Notices() {
  const words = useConsole().words.prices;
  const drafts = useContentState().data?.drafts;
  const { data } = useQuery<DeskCheck>({
    queryKey: [deskApi.check, drafts?.map(({ id, at }) => id + at).join()],
    enabled: drafts !== undefined,
    placeholderData: (before) => before,
  });
  const notices = [...(data?.mistakes ?? []), ...(data?.notices ?? [])].filter(({ file }) =>
    /^facts\/(services|page-prices|business|fades)\.yaml$/.test(file),
  );
  return (
    <details className="desk-notices" hidden={!notices.length}>
      <summary>{`${words.notices} (${notices.length})`}</summary>
      <ul>
        {notices.map(({ text }) => (
          <li key={text}>{text.replace(/^content\/\S+\s+/, '')}</li>
        ))}
      </ul>
    </details>
  );
}
