import { expect, it } from 'vitest';
import { smallEdition, TODAY } from '../../../tests/support/small-edition.ts';
import { absolute } from '../parts/addresses.ts';
import { homePage } from './home.ts';

const edition = smallEdition();
const { view, head, finder, record } = await homePage(edition);

it('shows the menu with its prices, and a chat in each branch that offers the service', () => {
  const lines = view.services.lines.map(({ id, price, duration, note, chat }) => [
    id,
    price,
    duration,
    note,
    chat?.chats.map(({ name }) => name),
  ]);
  expect(lines).toEqual([
    ['haircut', 'AED\u00a070', '40\u00a0min', undefined, ['Harbour One', 'Old Market']],
    ['moroccan-bath', 'AED\u00a0210', '90\u00a0min', 'Available at Market only', ['Old Market']],
  ]);
});

it('writes the service and the branch into the message', () => {
  const [, bath] = view.services.lines;
  const href = new URL(bath?.chat?.chats[0]?.href ?? '');
  expect(href.pathname).toBe('/971502222222');
  expect(href.searchParams.get('text')).toContain('Old Market! I would like to book: Moroccan bath');
});

it('counts from the facts', () => {
  expect(view.hero.stats).toMatchObject([{}, { number: '40+' }, { number: '2' }, { icon: 'hammam' }]);
  expect(view.hero.eyebrow).toContain('2019');
  expect(view.hero.ratings.map(({ rating }) => rating.label)).toEqual([
    'Rated 4.6 out of 5, 30 reviews',
    'Rated 5.0 out of 5, 10 reviews',
  ]);
});

it('shows who said what, about what', () => {
  expect(view.reviews.quotes).toEqual([
    expect.objectContaining({
      name: 'Zed',
      text: 'Went twice.',
      about: 'Harbour One · Haircut · Jan\u00a005,\u00a02025',
    }),
  ]);
  expect(view.testimonials.quotes[0]?.about).toBe('Old Market · Beard shave / trim / style');
});

it('says under quotes that they are examples, as long as one is', async () => {
  expect([view.reviews.note, view.testimonials.note]).toEqual([undefined, undefined]);
  const reviews = edition.facts.reviews.map((review) => ({ ...review, sample: true as const }));
  const invented = await homePage(smallEdition({ reviews }));
  expect(invented.view.reviews.note).toMatch(/^Examples/);
  expect(invented.view.testimonials.note).toBeUndefined();
});

it('shows every barber, with no more specialties than fit', () => {
  expect(view.team.barbers.map(({ name, branch, specialties }) => [name, branch, specialties])).toEqual([
    ['Omar Said', 'Harbour One', ['Skin fade', 'Beard design']],
    ['Leo Cruz', 'Old Market', ['Kids cuts', 'Low fade']],
  ]);
});

it('hands the finder branches, districts and addresses to book', () => {
  expect(finder.branches.map(({ slug, bookHref, destination }) => [slug, bookHref, destination])).toEqual([
    ['harbour', '/booking?branch=harbour', 'Two Chairs, Quay 3, Dubai'],
    ['market', '/booking?branch=market', 'Two Chairs, Gate 7, Dubai'],
  ]);
  expect(finder.areas).toHaveLength(edition.facts.areas.length);
});

it('names the site and the business to search engines, with the branches by reference', () => {
  expect(head.structuredData['@graph']).toMatchObject([
    { '@type': 'WebSite', '@id': absolute('/#website'), name: 'Two Chairs', inLanguage: 'en' },
    { '@type': 'Organization', foundingDate: '2019', subOrganization: [{}, {}] },
  ]);
});

it('shows the pole on its link picture', () => {
  expect(record.linkPicture?.scene).toMatch(/\/pole-[^/]+webp$/);
});

it('speaks each language to its own lists', async () => {
  const arabic = await homePage(smallEdition({}, TODAY, 'ar'));
  expect(arabic.finder.locale).toBe('ar-AE');
  expect(arabic.head.structuredData['@graph'][0]).toMatchObject({
    '@id': absolute('/ar#website'),
    url: absolute('/ar'),
    inLanguage: 'ar',
  });
});
