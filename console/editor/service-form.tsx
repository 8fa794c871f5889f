import { useState } from 'react';
import { PAGE_PRICES, SERVICES } from '../../domain/content-files.ts';
import { fill, fillIsolated, joinWithComma } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useContentFile, useContentState, useField } from '../content/use-content.ts';
import { type PriceOnPage, useMenu } from '../content/use-menu.ts';
import { useConsole } from '../context.ts';
import { pageNameOf, priceNameOf } from '../names.ts';
import { ContentField, ContentTexts } from './content-field.tsx';
import { Editor } from './editor.tsx';
import { labelOf } from './schema.ts';
import { ServiceRemoval } from './service-removal.tsx';

const FIRST_FIELDS = ['price', 'minutes'];
/** These have a place of their own in the form; the rank follows from moving the service. */
const OWN_PLACE = ['availableAt', 'hidden', 'rank'];

type ServiceFormProps = {
  id: string;
  /** Move the service by one place of its group, if there is one. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
};

/** The form of a service or offer: price and minutes first; its prices on pages, words and other facts are folded. */
export function ServiceForm({ id, onUp, onDown }: ServiceFormProps) {
  const { words } = useConsole();
  const { properties = {} } = useContentFile(SERVICES).data?.schema.items ?? {};
  const [isRemoving, setRemoving] = useState(false);
  const labelOfField = (key: string) => labelOf(key, words.editor.names, `services.${key}`);
  const fact = (key: string) => (
    <ContentField key={key} file={SERVICES} path={[id, key]} label={labelOfField(key)} />
  );
  const text = (key: string) => (
    <ContentTexts file="services.yaml" path={['items', id, key]} label={labelOfField(key)} />
  );
  const { sample, name = '' } = useMenu().services.find((one) => one.id === id) ?? {};
  const others = Object.keys(properties).filter(
    (key) => !['id', ...FIRST_FIELDS, ...OWN_PLACE].includes(key) && (key !== 'sample' || sample),
  );
  return (
    <div className="service-form grid">
      <div className="console-pair">{FIRST_FIELDS.map(fact)}</div>
      <PagePrices id={id} />
      <details>
        <summary>{labelOfField('availableAt')}</summary>
        {fact('availableAt')}
      </details>
      <details>
        <summary>{words.menu.named}</summary>
        <div className="grid">
          {text('name')}
          {text('description')}
          {others.map(fact)}
        </div>
      </details>
      {fact('hidden')}
      <div className="row">
        {onUp && <Button kind="quiet" label={words.editor.up} onClick={onUp} />}
        {onDown && <Button kind="quiet" label={words.editor.down} onClick={onDown} />}
        <Button kind="quiet" label={words.menu.remove} onClick={() => setRemoving(true)} />
      </div>
      {isRemoving && <ServiceRemoval id={id} name={name} onClose={() => setRemoving(false)} />}
    </div>
  );
}

/** Names the places that change with the price of a service, then lists what pages say: the new price, or one of their own. */
function PagePrices({ id }: { id: string }) {
  const context = useConsole();
  const words = context.words.menu;
  const { value, live } = useField(SERVICES, [id, 'price']);
  const mentions = useContentState().data?.mentions[id] ?? [];
  const prices = useMenu().pagePrices.filter(({ thing }) => thing === id);
  const isChanged = typeof value === 'number' && value !== live && live !== undefined;
  const named = new Set([words.everywhere, ...mentions.map((place) => pageNameOf(context, place))]);
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
            <PagePriceForm key={one.page + one.id} of={one} />
          ))}
        </details>
      )}
    </>
  );
}

/** What a page says, and its own fields. */
export function PagePriceForm({ of: { page, id, amount } }: { of: PriceOnPage }) {
  const context = useConsole();
  return (
    <details className="accordion">
      <summary>
        <span>
          <span>{priceNameOf(context, page, id)}</span>{' '}
          <span className="quiet">{fillIsolated(context.words.menu.amount, { price: amount })}</span>
        </span>
      </summary>
      <Editor files={[{ path: PAGE_PRICES }]} at={[page, id]} without={['id', 'thing']} />
    </details>
  );
}
