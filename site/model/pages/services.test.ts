import { describe, expect, it } from 'vitest';
import { smallEdition, TODAY } from '../../../tests/support/small-edition.ts';
import { locationsPage } from './locations.ts';
import { servicePage } from './service-page.ts';
import { servicesPage } from './services.ts';

const edition = smallEdition();
const arabic = smallEdition({}, TODAY, 'ar');

describe('the list of services', () => {
  it('is built as the API answers it, hidden ones too, with what only the page knows beside it', async () => {
    const { list } = await servicesPage(edition);
    expect(list.from).toBe('/api/services');
    expect(list.built?.map(({ id, price, duration }) => [id, price, duration])).toEqual([
      ['haircut', 70, 40],
      ['beard', 45, 20],
      ['moroccan-bath', 210, 90],
    ]);
    expect(list.extras).toMatchObject({
      beard: { hidden: true },
      haircut: { rank: 1, bookHref: '/booking?service=haircut' },
      'moroccan-bath': { note: 'Available at Market only' },
    });
  });

  it('says of a page that sells one thing how long it takes', async () => {
    const { view } = await servicesPage(edition);
    expect(view.rest.lines.find(({ id }) => id === 'premium-haircuts')).toMatchObject({
      name: 'Premium haircuts',
      description: '45–60\u00a0min',
    });
  });

  it('asks for the list of its language', async () => {
    const { list } = await servicesPage(arabic);
    expect(list).toMatchObject({ from: '/ar/api/services', bookingHref: '/ar/booking', locale: 'ar-AE' });
  });
});

describe('the list of branches', () => {
  it('has a card for each, by the name that the API gives it', async () => {
    const { list, head } = await locationsPage(edition);
    expect(Object.entries(list.cards).map(([id, card]) => [id, card.href, card.hours])).toEqual([
      ['harbour-1', '/locations/harbour', 'Daily: 8:00 AM – 10:00 PM'],
      ['market', '/locations/market', 'Daily: 11:00 AM – 2:00 AM'],
    ]);
    expect(list.cards.market?.rating.label).toBe('Rated 5.0 out of 5, 10 reviews');
    const types = head.structuredData['@graph'].map((thing) => (thing as { '@type': string })['@type']);
    expect(types).toEqual(['BreadcrumbList', 'Organization', 'HairSalon', 'HairSalon']);
  });
});

describe('the page of a service', () => {
  it('shows the price of the menu, and minutes of its own', async () => {
    const { view, head } = await servicePage(edition, 'premium-haircuts');
    expect(view.prices.cards[0]).toMatchObject({
      price: { value: 'AED\u00a070' },
      duration: { value: '45–60\u00a0min' },
    });
    expect(head.structuredData['@graph'][2]).toMatchObject({
      '@type': 'Service',
      offers: [{ price: 70, priceCurrency: 'AED' }],
    });
  });

  it('books what it sells by its own name and price, in every branch', async () => {
    const { view } = await servicePage(edition, 'premium-haircuts');
    expect(view.prices.book.map(({ label, href }) => [label, href])).toEqual([
      ['Book in Harbour One', '/booking?branch=harbour&service=premium-haircuts_premium-haircut'],
      ['Book in Old Market', '/booking?branch=market&service=premium-haircuts_premium-haircut'],
    ]);
    const other = await servicePage(edition, 'traditional-shave');
    expect(other.view.closing.buttons[0]?.href).toBe('/booking?service=traditional-shave_traditional-shave');
    expect(decodeURIComponent(other.view.chat.chats[0]?.href ?? '')).toContain('book: Traditional shave.');
  });

  it('leads to its neighbours with their prices', async () => {
    const { view } = await servicePage(edition, 'premium-haircuts');
    expect(view.others.items.map(({ href, price }) => [href, price])).toEqual([
      ['/services/beard-styling', 'AED\u00a055'],
      ['/services/traditional-shave', 'AED\u00a050'],
    ]);
  });

  it('is none that nobody wrote', async () => {
    await expect(servicePage(edition, 'massage')).rejects.toThrow("No service page 'massage'");
  });
});
