import type { FieldPath } from '../../contract/publishing.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useCheck, withoutFile } from '../content/use-check.ts';
import { useChangeFiles, useContentFile, useContentState, useField } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ContentField } from '../editor/content-field.tsx';
import { useOptions } from '../editor/use-options.ts';
import { humanize, placeOf } from '../names.ts';
import { Screen } from '../parts/status.tsx';

const SERVICES = 'facts/services.yaml';
const QUOTES = 'facts/page-prices.yaml';
const FADES = 'facts/fades.yaml';

type Named = { id: string };
/** A price that a page gives in its own words. */
type Quote = {
  page: string;
  id: string;
  quotes: string;
  price?: number;
  priceRange?: [number, number];
};

/** The prices of a quote after the service changed its price: in a range the new price takes its place. */
function moved({ price, priceRange }: Quote, from: unknown, to: number): Pick<Quote, 'price' | 'priceRange'> {
  if (!priceRange) return price === undefined ? {} : { price: to };
  const [low, high] = priceRange;
  return { priceRange: [low === from ? to : Math.min(low, to), high === from ? to : Math.max(high, to)] };
}

/** A quote without a price of its own follows the service. */
const follows = ({ price, priceRange }: Quote) => price === undefined && priceRange === undefined;

/** The price of every service, together with the quotes of pages. */
export function Prices() {
  const { words } = useConsole();
  const services = useContentFile(SERVICES);
  const menu = (services.data?.draft ?? []) as Named[];
  const fades = (useContentFile(FADES).data?.draft ?? []) as Named[];
  const names = useOptions('services');
  const pages = (useContentFile(QUOTES).data?.draft ?? {}) as { [page: string]: Omit<Quote, 'page'>[] };
  const quotes = Object.entries(pages).flatMap(([page, all]) => all.map((quote) => ({ ...quote, page })));
  const others = quotes.filter((quote) => !follows(quote) && !menu.some(({ id }) => id === quote.quotes));
  return (
    <Screen title={words.shell.menu} query={services}>
      <Notices />
      <div className="columns prices">
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
      <div className="columns">
        {others.map((quote) => (
          <QuoteField key={quote.page + quote.id} quote={quote} />
        ))}
      </div>
      {fades.length > 0 && <h3>{words.prices.fades}</h3>}
      <div className="columns">
        {fades.map(({ id }) => (
          <ContentField
            key={id}
            file={FADES}
            path={[id, 'price']}
            label={humanize(id)}
            unit={words.prices.price}
          />
        ))}
      </div>
    </Screen>
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
  const places = [...quotes.filter(follows).map(({ page }) => page), ...mentions];
  const named = new Set([words.everywhere, ...places.map((place) => placeOf(context, place))]);
  return (
    <div className="card console-card">
      <div className="console-pair">
        <ContentField file={SERVICES} path={[id, 'price']} label={name} unit={words.price} />
        <ContentField file={SERVICES} path={[id, 'minutes']} label={fill(words.minutes, { name })} />
      </div>
      {isChanged && (
        <div role="status">
          <p className="quiet">{fill(words.was, { price: String(live) })}</p>
          <p>{`${words.changesToo} ${[...named].join(', ')}`}</p>
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

function QuoteField({ quote: { page, id, priceRange } }: { quote: Quote }) {
  const context = useConsole();
  const words = context.words.prices;
  const name = fill(words.onPage, { name: humanize(id), page: placeOf(context, page) });
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

/** What the check finds about prices and claims. */
function Notices() {
  const words = useConsole().words.prices;
  const { mistakes = [], notices = [] } = useCheck().data ?? {};
  const found = [...mistakes, ...notices].filter(({ file }) =>
    /^facts\/(services|page-prices|business|fades)\.yaml$/.test(file),
  );
  return (
    <details hidden={!found.length}>
      <summary>{`${words.notices} (${found.length})`}</summary>
      <ul>
        {found.map(({ text }) => (
          <li key={text}>{withoutFile(text)}</li>
        ))}
      </ul>
    </details>
  );
}
