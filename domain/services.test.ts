import { expect, test } from 'vitest';
import { branchesOffering, moved, orderServices, type ServiceRule, visibleServices } from './services.ts';

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

test('gives ranks to the services before one that is moved, and leaves the others in alphabetical order', () => {
  const shown = visibleServices(menu);
  expect(moved(shown, 'beard', 'haircut', 'en-AE')).toEqual([
    { id: 'beard', rank: 1 },
    { id: 'haircut', rank: 2 },
  ]);
  expect(moved(shown, 'kids', 'eyebrows', 'en-AE')).toEqual([
    { id: 'kids', rank: 5 },
    { id: 'eyebrows', rank: 6 },
  ]);
});

test('excludes the hammam at Barsha Heights', () => {
  expect(branchesOffering(hammam, branches)).toEqual([{ slug: 'al-barsha' }, { slug: 'jvc' }]);
  expect(branchesOffering(pedicure, branches)).toEqual(branches);
});
