import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  branchesOffering,
  isOfferedAt,
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
  expect(orderServices(visibleServices(menu), 'en-AE').map(({ id }) => id)).toEqual([
    'haircut',
    'beard',
    'manicure',
    'pedicure',
    'eyebrows',
    'kids',
    'hammam',
  ]);
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

test('ordering is a stable, repeatable permutation that leaves its input alone', () => {
  const service = fc.record(
    {
      id: fc.uuid(),
      name: fc.constantFrom('Shave', 'shave', 'Facial', 'إزالة', ''),
      rank: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['id', 'name'] },
  );
  fc.assert(
    fc.property(fc.array(service), (services) => {
      const before = [...services];
      const ordered = orderServices(services, 'en-AE');
      expect(services).toEqual(before);
      expect(new Set(ordered)).toEqual(new Set(services));
      expect(ordered).toHaveLength(services.length);
      expect(orderServices(ordered, 'en-AE')).toEqual(ordered);
      for (const [index, next] of ordered.slice(1).entries()) {
        const previous = ordered[index];
        expect(previous?.rank ?? Infinity).toBeLessThanOrEqual(next.rank ?? Infinity);
        if (previous?.rank === next.rank && previous?.name === next.name)
          expect(services.indexOf(previous)).toBeLessThan(services.indexOf(next));
      }
    }),
  );
});

test('the hammam is left out at Barsha Heights and needs its note, other services neither', () => {
  const [hammam, pedicure] = menu as [ServiceRule, ServiceRule];
  expect(branchesOffering(hammam, branches)).toEqual([{ slug: 'al-barsha' }, { slug: 'jvc' }]);
  expect(isOfferedAt(hammam, 'barsha-heights')).toBe(false);
  expect(isRestricted(hammam)).toBe(true);
  expect(branchesOffering(pedicure, branches)).toEqual(branches);
  expect(isRestricted(pedicure)).toBe(false);
});
