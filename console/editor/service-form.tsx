import { useState } from 'react';
import { fill, joinWithComma } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useContentFile, useContentState, useField } from '../content/use-content.ts';
import { PAGE_PRICES, type PriceOnPage, SERVICES, useMenu } from '../content/use-menu.ts';
import { useConsole } from '../context.ts';
import { pageNameOf, priceNameOf } from '../names.ts';
import { ContentField, ContentTexts } from './content-field.tsx';
import { labelOf } from './schema.ts';
import { ServiceRemoval } from './service-removal.tsx';

const FIRST_FIELDS = ['price', 'minutes'];
/** The fields of a price on a page beside the price itself. */
const OWN_FIELDS = ['priceTo', 'minutes', 'minutesTo'] as const;

/** The form of a service or offer: its facts, its words in every language, and its prices on pages. */
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
      <PagePrices id={id} />
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

/** Names the places that change with the price of a service, then lists its prices on pages: an empty one shows that of the menu. */
function PagePrices({ id }: { id: string }) {
  const context = useConsole();
  const words = context.words.menu;
  const { value, live } = useField(SERVICES, [id, 'price']);
  const mentions = useContentState().data?.mentions[id] ?? [];
  const prices = useMenu().pagePrices.filter(({ thing }) => thing === id);
  const isChanged = typeof value === 'number' && value !== live && live !== undefined;
  const following = prices.filter(({ price }) => price === undefined);
  const places = [...following.map(({ page }) => page), ...mentions];
  const named = new Set([words.everywhere, ...places.map((place) => pageNameOf(context, place))]);
  return (
    <>
      {isChanged && (
        <div role="status">
          <p className="quiet">{fill(words.was, { price: String(live) })}</p>
          <p>{`${words.changesToo} ${joinWithComma([...named], context.locale)}`}</p>
        </div>
      )}
      {prices.length > 0 && (
        <details open={isChanged}>
          <summary>{words.onPages}</summary>
          {prices.map((one) => (
            <PriceFields key={one.page + one.id} of={one} />
          ))}
        </details>
      )}
    </>
  );
}

/** The price of a page, and what else it says of its own. */
export function PriceFields({ of: { page, id, thing: _, ...own } }: { of: PriceOnPage }) {
  const context = useConsole();
  const { names } = context.words.editor;
  const name = priceNameOf(context, page, id);
  const keys = Object.keys(own).length ? [...OWN_FIELDS.filter((key) => key in own), 'intended'] : [];
  return ['price', ...keys].map((key) => (
    <ContentField
      key={key}
      file={PAGE_PRICES}
      path={[page, id, key]}
      label={`${name}: ${labelOf(key, names)}`}
    />
  ));
}
