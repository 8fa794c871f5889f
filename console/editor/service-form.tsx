import { useState } from 'react';
import type { FieldPath } from '../../contract/changes.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useChangeFiles, useContentFile, useContentState, useField } from '../content/use-content.ts';
import { followsService, hasOwnMinutes, QUOTES, type Quote, SERVICES, useMenu } from '../content/use-menu.ts';
import { useConsole } from '../context.ts';
import { pageNameOf, quoteNameOf } from '../names.ts';
import { ContentField, ContentTexts } from './content-field.tsx';
import { labelOf } from './schema.ts';
import { ServiceRemoval } from './service-removal.tsx';

const FIRST_FIELDS = ['price', 'minutes'];

/** The price or range of a quote after a price change: a price or bound that equals the old price follows, and a range widens to fit. */
function repriced(
  { price, priceRange }: Quote,
  from: unknown,
  to: number,
): Pick<Quote, 'price' | 'priceRange'> {
  if (!priceRange) return price === from ? { price: to } : {};
  const [low, high] = priceRange;
  return { priceRange: [low === from ? to : Math.min(low, to), high === from ? to : Math.max(high, to)] };
}

/** The form of a service or offer: its facts, its words in every language, and the prices that quote it. */
export function ServiceForm({ id }: { id: string }) {
  const { words } = useConsole();
  const { properties = {} } = useContentFile(SERVICES).data?.schema.items ?? {};
  const [isRemoving, setRemoving] = useState(false);
  const labelOfField = (key: string) => labelOf(key, words.editor.names, `services.${key}`);
  const fact = (key: string) => (
    <ContentField
      key={key}
      file={SERVICES}
      path={[id, key]}
      label={labelOfField(key)}
      unit={key === 'price' ? words.menu.price : undefined}
    />
  );
  const text = (key: string) => (
    <ContentTexts file="services.yaml" path={['items', id, key]} label={labelOfField(key)} />
  );
  const { sample, name = '' } = useMenu().services.find((one) => one.id === id) ?? {};
  const shown = Object.keys(properties).filter((key) => key !== 'sample' || sample);
  const isOther = (key: string) => ![...FIRST_FIELDS, 'id', 'availableAt'].includes(key);
  return (
    <div className="service-form stack">
      <div className="console-pair">{FIRST_FIELDS.map(fact)}</div>
      <Quotes id={id} name={name} />
      {text('name')}
      {text('description')}
      {['availableAt', ...shown.filter(isOther)].map(fact)}
      <div className="row">
        <Button kind="quiet" label={words.menu.remove} onClick={() => setRemoving(true)} />
      </div>
      {isRemoving && <ServiceRemoval id={id} name={name} onClose={() => setRemoving(false)} />}
    </div>
  );
}

/** Lists the other places that show the price of a service. Some follow it; the others change on request. */
function Quotes({ id, name }: { id: string; name: string }) {
  const context = useConsole();
  const words = context.words.menu;
  const { value, live } = useField(SERVICES, [id, 'price']);
  const mentions = useContentState().data?.mentions[id] ?? [];
  const { mutate } = useChangeFiles();
  const quotes = useMenu().quotes.filter((quote) => quote.quotes === id);
  const isChanged = typeof value === 'number' && value !== live && live !== undefined;
  const own = quotes.filter((quote) => !followsService(quote) || hasOwnMinutes(quote));
  const repricings = (isChanged ? own : []).flatMap((quote) =>
    Object.entries(repriced(quote, live, Number(value)))
      .filter(([field, price]) => String(price) !== String(quote[field as 'price']))
      .map(([field, price]) => ({ path: [quote.page, quote.id, field], value: price })),
  );
  const places = [...quotes.filter(followsService).map(({ page }) => page), ...mentions];
  const named = new Set([words.everywhere, ...places.map((place) => pageNameOf(context, place))]);
  return (
    <>
      {isChanged && (
        <div role="status">
          <p className="quiet">{fill(words.was, { price: String(live) })}</p>
          <p>{`${words.changesToo} ${joinWithComma([...named], context.locale)}`}</p>
        </div>
      )}
      {own.length > 0 && (
        <details open={isChanged}>
          <summary>{words.quoted}</summary>
          {isChanged && repricings.length > 0 && (
            <Button
              kind="quiet"
              label={words.changeThese}
              describe={name}
              onClick={() => mutate(repricings.map((change) => ({ file: QUOTES, make: () => change })))}
            />
          )}
          {own.map((quote) => (
            <QuoteField key={quote.page + quote.id} quote={quote} />
          ))}
        </details>
      )}
    </>
  );
}

/** A page's own price and minutes, each a number or a range. */
export function QuoteField({ quote }: { quote: Quote }) {
  const context = useConsole();
  const { menu: words, editor } = context.words;
  const { page, id } = quote;
  const name = quoteNameOf(context, page, id);
  const field = (label: string, ...path: FieldPath) => (
    <ContentField key={label} file={QUOTES} path={[page, id, ...path]} label={label} />
  );
  const own = (label: string, key: 'price' | 'minutes') => {
    const range = `${key}Range` as const;
    if (!quote[range]) return quote[key] !== undefined && field(label, key);
    return [words.from, words.to].map((bound, index) => field(fill(bound, { name: label }), range, index));
  };
  return (
    <>
      {own(`${name}: ${words.price}`, 'price')}
      {own(`${name}: ${editor.names.minutes}`, 'minutes')}
      {field(`${name}: ${editor.names.intended}`, 'intended')}
    </>
  );
}
