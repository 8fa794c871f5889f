import { expect, test } from 'vitest';
import { branchesOffering, orderServices, type ServiceRule, visibleServices } from './services.ts';

const hammam = { id: 'hammam', name: 'Moroccan bath (hammam)', availableAt: ['al-barsha', 'jvc'] };
const pedicure = { id: 'pedicure', name: 'Luxury pedicure', rank: 4 };
const menu: ServiceRule[] = [
  hammam,
  pedicure,
  { id: 'complete', name: 'Complete Package', hidden: true },
  { id: 'eyebrows', name: 'eyebrows' },
  { id: 'manicure', name: 'Professional manicure', rank: 3 },
  { id: 'beard', name: 'Beard shave / trim / style', rank: 2 },
  { id: 'kids', name: 'Kids haircut' },
  { id: 'haircut', name: 'Haircut', rank: 1 },
];
const branches = [{ slug: 'al-barsha' }, { slug: 'barsha-heights' }, { slug: 'jvc' }];

test('hides the Complete Package and lists the four ranked services before the others in alphabetical order', () => {
  const ids = orderServices(visibleServices(menu), 'en-AE').map(({ id }) => id);
  expect(ids).toEqual(['haircut', 'beard', 'manicure', 'pedicure', 'eyebrows', 'kids', 'hammam']);
});

test('excludes the hammam at Barsha Heights', () => {
  expect(branchesOffering(hammam, branches)).toEqual([{ slug: 'al-barsha' }, { slug: 'jvc' }]);
  expect(branchesOffering(pedicure, branches)).toEqual(branches);
});
