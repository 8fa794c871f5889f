import { expect, test } from 'vitest';
import {
  branchesOffering,
  isRestricted,
  orderServices,
  type ServiceRule,
  visibleServices,
} from './services.ts';

const menu: ServiceRule[] = [
  { id: 'hammam', name: 'Moroccan bath (hammam)', availableAt: ['al-barsha', 'jvc'] },
  { id: 'pedicure', name: 'Luxury pedicure', rank: 4 },
  { id: 'complete', name: 'Complete Package', hidden: true },
  { id: 'eyebrows', name: 'eyebrows' },
  { id: 'manicure', name: 'Professional manicure', rank: 3 },
  { id: 'beard', name: 'Beard shave / trim / style', rank: 2 },
  { id: 'kids', name: 'Kids haircut' },
  { id: 'haircut', name: 'Haircut', rank: 1 },
];
const branches = [{ slug: 'al-barsha' }, { slug: 'barsha-heights' }, { slug: 'jvc' }];

test('the menu hides the Complete Package and starts with the four ranked services', () => {
  const ids = orderServices(visibleServices(menu), 'en-AE').map(({ id }) => id);
  expect(ids).toEqual(['haircut', 'beard', 'manicure', 'pedicure', 'eyebrows', 'kids', 'hammam']);
});

test('names follow the alphabet of the language, not code points', () => {
  const names = (locale: string) =>
    orderServices(
      ['Zest', 'Öl', 'apple'].map((name) => ({ id: name, name })),
      locale,
    ).map(({ name }) => name);
  expect(names('en-AE')).toEqual(['apple', 'Öl', 'Zest']);
  expect(names('sv')).toEqual(['apple', 'Zest', 'Öl']);
});

test('the hammam is left out at Barsha Heights and needs its note, other services neither', () => {
  const [hammam, pedicure] = menu as [ServiceRule, ServiceRule];
  expect(branchesOffering(hammam, branches)).toEqual([{ slug: 'al-barsha' }, { slug: 'jvc' }]);
  expect(branchesOffering(pedicure, branches)).toEqual(branches);
  expect([hammam, pedicure].map(isRestricted)).toEqual([true, false]);
});
