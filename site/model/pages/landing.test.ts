import { describe, expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { beardTrimPage } from './beard-trim.ts';
import { bestBarbershopPage } from './best-barbershop.ts';
import { fadeHaircutPage } from './fade-haircut.ts';

const edition = smallEdition();
const dearer = edition.facts.fades.map((fade) =>
  fade.id === 'high' ? { ...fade, price: 111, popularityPercent: 12 } : fade,
);
const best = await bestBarbershopPage(edition);
const fades = await fadeHaircutPage(smallEdition({ fades: dearer }));
const beards = await beardTrimPage(edition);
const typesOf = (graph: readonly unknown[]) => graph.map((thing) => (thing as { '@type': string })['@type']);

describe('the page of the best barbershop', () => {
  const { view, head } = best;

  it('teases with prices of the facts', () => {
    expect(view.teasers.items.map(({ price, href }) => [price, href])).toEqual([
      ['AED\u00a085', '/services'],
    ]);
  });

  it('calls the main branch', () => {
    expect(view.actions.buttons.map(({ href }) => href)).toEqual([
      '/booking',
      '/locations',
      'tel:+97141111111',
    ]);
  });

  it('names twelve districts and counts the rest', () => {
    const served = edition.facts.areas.filter((area) => area.served).length;
    expect(view.areas.shown).toHaveLength(12);
    expect(view.areas.rest).toHaveLength(served - 12);
    expect(view.areas.more).toContain(String(served - 12));
  });

  it('is two salons and its questions to search engines', () => {
    expect(typesOf(head.structuredData['@graph'])).toEqual([
      'BreadcrumbList',
      'Organization',
      'HairSalon',
      'HairSalon',
      'FAQPage',
    ]);
  });
});

describe('the page of fades', () => {
  const { view, head } = fades;

  it('takes figures of each fade from the facts', () => {
    const [first] = view.fades.items;
    expect(first?.facts?.map(({ value }) => value)).toEqual([
      'AED\u00a0111',
      '45\u00a0min',
      expect.stringContaining('12%'),
    ]);
    expect(first?.drawing?.alt).toContain('Line drawing');
  });

  it('offers them at the same price to search engines', () => {
    expect(head.structuredData['@graph'][2]).toMatchObject({ offers: [{ price: 111 }, {}, {}, {}] });
  });

  it('has a chat for every branch', () => {
    expect(view.actions.chat?.chats.map(({ name, note }) => [name, note])).toEqual([
      ['Harbour One', 'Daily: 8:00 AM – 10:00 PM'],
      ['Old Market', 'Daily: 11:00 AM – 2:00 AM'],
    ]);
  });
});

describe('the page of beards', () => {
  const { view, head } = beards;

  it('spells a range of prices, and says its ends to search engines', () => {
    expect(view.services.lines.map(({ id, price }) => [id, price])).toEqual([
      ['trim-shape', 'AED\u00a065–80'],
    ]);
    expect(head.structuredData['@graph'][2]).toMatchObject({
      offers: [{ priceSpecification: { minPrice: 65, maxPrice: 80 } }],
    });
  });

  it('books each of its prices by itself, and names the trade in its greetings', () => {
    expect(view.services.lines.map(({ book }) => book?.href)).toEqual([
      '/booking?service=beard-trim_trim-shape',
    ]);
    expect(decodeURIComponent(view.actions.chat?.chats[0]?.href ?? '')).toContain(
      'I would like to book: Beard trim.',
    );
  });

  it('carries a price from which beards begin, where there is one', () => {
    expect(view.closing.buttons[0]?.href).toBe('/booking');
  });
});
