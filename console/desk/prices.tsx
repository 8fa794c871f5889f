import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { type DeskCheck, deskApi, type FieldPath } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Loading, SectionTitle } from '../parts.tsx';
import { AccountEmail } from '../session.ts';
import type { ConsoleProps } from '../words.ts';
import { NumberField } from './number-field.tsx';
import { fieldKey, flush, type } from './outbox.ts';
import { inWords, placeOf } from './places.ts';
import { useContentFile, useContentState, useField } from './use-content.ts';

const SERVICES = 'facts/services.yaml';
const QUOTES = 'facts/page-prices.yaml';
const FADES = 'facts/fades.yaml';

type Service = { id: string; price: number };
type Quote = { id: string; quotes: string; price?: number; priceRange?: [number, number] };
type QuoteOfPage = Quote & { page: string };

/** The same quote with another price of the service: it takes its place in a range. */
function moved({ price, priceRange }: Quote, from: unknown, to: number): Pick<Quote, 'price' | 'priceRange'> {
  if (!priceRange) return price === undefined ? {} : { price: to };
  const [low, high] = priceRange;
  return { priceRange: [low === from ? to : Math.min(low, to), high === from ? to : Math.max(high, to)] };
}

const follows = ({ price, priceRange }: Quote) => price === undefined && priceRange === undefined;

/** The menu, a big number each; what pages give in their own words stands with the service it is of. */
export function Prices(console: ConsoleProps) {
  const { words } = console;
  const services = useContentFile(SERVICES);
  const fades = (useContentFile(FADES).data?.draft ?? []) as Service[];
  const names = useContentFile('en/services.yaml').data?.draft as
    | { items: Record<string, { name: string }> }
    | undefined;
  const pages = (useContentFile(QUOTES).data?.draft ?? {}) as Record<string, Quote[]>;
  const quotes = Object.entries(pages).flatMap(([page, all]) => all.map((quote) => ({ ...quote, page })));
  const menu = (services.data?.draft ?? []) as Service[];
  const others = quotes.filter((quote) => !follows(quote) && !menu.some(({ id }) => id === quote.quotes));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.prices} wideOnly />
      <Loading words={words.shell} status={services.status} onRetry={services.refetch} />
      <Notices title={words.prices.notices} />
      {names && (
        <div className="desk-cards">
          {menu.map(({ id }) => (
            <ServiceCard
              key={id}
              console={console}
              id={id}
              name={names.items[id]?.name ?? id}
              quotes={quotes.filter((quote) => quote.quotes === id)}
            />
          ))}
        </div>
      )}
      <h3>{words.prices.others}</h3>
      <div className="desk-quotes">
        {others.map((quote) => (
          <QuoteField key={quote.page + quote.id} console={console} quote={quote} />
        ))}
      </div>
      <h3>{words.prices.fades}</h3>
      <div className="desk-quotes">
        {fades.map(({ id }) => (
          <NumberField key={id} words={words.desk} file={FADES} path={[id, 'price']} label={inWords(id)} />
        ))}
      </div>
    </section>
  );
}

type CardProps = { console: ConsoleProps; id: string; name: string; quotes: QuoteOfPage[] };

function ServiceCard({ console, id, name, quotes }: CardProps) {
  const { desk, prices: words } = console.words;
  const { value, live } = useField(SERVICES, [id, 'price']);
  const mentions = useContentState().data?.mentions[id] ?? [];
  const email = useContext(AccountEmail);
  const isChanged = value !== live && live !== undefined;
  const own = quotes.filter((quote) => !follows(quote));
  const others = own.flatMap((quote) =>
    Object.entries(moved(quote, live, Number(value)))
      .filter(([field, wanted]) => String(wanted) !== String(quote[field as 'price']))
      .map(([field, wanted]) => ({ path: [quote.page, quote.id, field], value: wanted })),
  );
  const places = [...quotes.filter(follows).map(({ page }) => page), ...mentions].map((place) =>
    placeOf(console, place),
  );
  const changeThese = () => {
    for (const one of others) type(fieldKey(email, QUOTES, one.path), { file: QUOTES, ...one, seen: null });
    flush(email);
  };
  return (
    <div className="card desk-card">
      <div className="desk-pair">
        <NumberField words={desk} file={SERVICES} path={[id, 'price']} label={name} unit={words.price} />
        <NumberField
          words={desk}
          file={SERVICES}
          path={[id, 'minutes']}
          label={fill(words.minutes, { name })}
        />
      </div>
      {isChanged && (
        <div role="status">
          <p className="quiet">{fill(words.was, { price: String(live) })}</p>
          <p>
            {words.changesToo} {[words.everywhere, ...new Set(places)].join(', ')}
          </p>
        </div>
      )}
      {own.length > 0 && (
        <details open={isChanged}>
          <summary>{words.quoted}</summary>
          {isChanged && others.length > 0 && (
            <Button kind="quiet" label={words.changeThese} describe={name} onClick={changeThese} />
          )}
          {own.map((quote) => (
            <QuoteField key={quote.page + quote.id} console={console} quote={quote} />
          ))}
        </details>
      )}
    </div>
  );
}

/** A price, or a range of them, that a page gives in its own words. */
function QuoteField({
  console,
  quote: { page, id, priceRange },
}: {
  console: ConsoleProps;
  quote: QuoteOfPage;
}) {
  const { desk, prices: words } = console.words;
  const name = fill(words.onPage, { name: inWords(id), page: placeOf(console, page) });
  const field = (label: string, ...path: FieldPath) => (
    <NumberField words={desk} file={QUOTES} path={[page, id, ...path]} label={label} unit={words.price} />
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
function Notices({ title }: { title: string }) {
  const drafts = useContentState().data?.drafts;
  const state = drafts?.map(({ id, at }) => id + at).join();
  const { data } = useQuery<DeskCheck>({
    queryKey: [deskApi.check, state],
    enabled: state !== undefined,
    placeholderData: (before) => before,
  });
  const notices = [...(data?.mistakes ?? []), ...(data?.notices ?? [])];
  const said = notices.filter(({ file }) =>
    /^facts\/(services|page-prices|business|fades)\.yaml$/.test(file),
  );
  return (
    <details className="desk-notices" hidden={!said.length}>
      <summary>
        {title} ({said.length})
      </summary>
      <ul>
        {said.map(({ text }) => (
          <li key={text}>{text.replace(/^content\/\S+\s+/, '')}</li>
        ))}
      </ul>
    </details>
  );
}
