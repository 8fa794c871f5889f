import { expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { callButton, chatButton } from './calls.ts';
import { locationsList, servicesList } from './islands.ts';

const edition = smallEdition();

it('builds the services as the API answers them, hidden ones too, with what only the page knows beside them', () => {
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

it('has a card for each branch, by the name that the API gives it', () => {
  const { cards } = locationsList(edition);
  expect(Object.entries(cards).map(([id, { href, hours }]) => [id, href, hours])).toEqual([
    ['harbour-1', '/locations/harbour', 'Daily: 8:00 AM – 10:00 PM'],
    ['market', '/locations/market', 'Daily: 11:00 AM – 2:00 AM'],
  ]);
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
