import { expect, it } from 'vitest';
import { smallEdition, TODAY } from '../../../tests/support/small-edition.ts';
import { callButton, chatButton } from './calls.ts';
import { finder, locationsList, servicesList } from './islands.ts';

const edition = smallEdition();
const arabic = smallEdition({}, TODAY, 'ar');

it('builds the services as the API answers them, hidden ones too, with what only the page knows beside them', () => {
  const list = servicesList(edition);
  expect(list.built.map(({ id, price, duration }) => [id, price, duration])).toEqual([
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

it('has a card for each branch, by the name that the API gives it', () => {
  const { cards } = locationsList(edition);
  expect(Object.entries(cards).map(([id, { href, hours }]) => [id, href, hours])).toEqual([
    ['harbour-1', '/locations/harbour', 'Daily: 8:00 AM – 10:00 PM'],
    ['market', '/locations/market', 'Daily: 11:00 AM – 2:00 AM'],
  ]);
});

it('hands the finder branches, districts and addresses to book', () => {
  const { branches, areas } = finder(edition);
  expect(branches.map(({ bookHref, destination }) => [bookHref, destination])).toEqual([
    ['/booking?branch=harbour', 'Two Chairs, Quay 3, Dubai'],
    ['/booking?branch=market', 'Two Chairs, Gate 7, Dubai'],
  ]);
  expect(areas).toHaveLength(edition.facts.areas.length);
});

it('speaks each language to its own lists', () => {
  expect(servicesList(arabic)).toMatchObject({
    from: '/ar/api/services',
    bookingHref: '/ar/booking',
    locale: 'ar-AE',
  });
  expect(finder(arabic).locale).toBe('ar-AE');
});

it.each([
  ['Call', 'Call Harbour One'],
  ['Call Harbour', 'Call Harbour'],
])('a button that reads %s is heard as %s: of which branch, never twice', (label, heard) => {
  for (const { label: seen, describe } of [
    callButton(edition, edition.mainBranch, label),
    chatButton(edition, edition.mainBranch, label, 'hero_section'),
  ])
    expect([seen, describe].filter(Boolean).join(' ')).toBe(heard);
});
