import { expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { callButton, chatButton } from './calls.ts';
import { locationsList, servicesList } from './islands.ts';

const edition = smallEdition();

it('builds all services like the API response, with additional page data', () => {
  const list = servicesList(edition);
  expect(list.built.map(({ id, price, duration }) => [id, price, duration])).toEqual([
    ['haircut', 70, 40],
    ['beard', 45, 20],
    ['moroccan-bath', 210, 90],
  ]);
  expect(list.extras).toMatchObject({
    'Beard shave / trim / style': { hidden: true },
    Haircut: { rank: 1, bookHref: '/booking?service=haircut' },
    'Moroccan bath (hammam)': { note: 'Available at Market only' },
  });
});

it('has a card for each branch, by its id in the API', () => {
  const { cards } = locationsList(edition);
  expect(Object.entries(cards).map(([id, { href, hours }]) => [id, href, hours])).toEqual([
    ['harbour-1', '/locations/harbour', 'Daily: 8:00 AM – 10:00 PM'],
    ['market', '/locations/market', 'Daily: 11:00 AM – 2:00 AM'],
  ]);
});

it.each([
  ['Call', 'Call Harbour One'],
  ['Call Harbour', 'Call Harbour'],
])('a button labelled %s has the accessible name %s, with the branch once', (label, accessibleName) => {
  for (const { label: visible, describe } of [
    callButton(edition, edition.mainBranch, label),
    chatButton(edition, edition.mainBranch, label, 'hero_section'),
  ])
    expect([visible, describe].filter(Boolean).join(' ')).toBe(accessibleName);
});
