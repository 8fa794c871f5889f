import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, nearest, rankByDistance } from './distance.ts';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const barsha = { id: 'al-barsha', coordinates: { lat: 25.1142, lng: 55.1985 } };
const heights = { id: 'barsha-heights', coordinates: { lat: 25.0951, lng: 55.1774 } };
const jvc = { id: 'jvc', coordinates: { lat: 25.0539, lng: 55.2095 } };

test('known distances on a sphere of 6371 km', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((6371 * Math.PI) / 180, 6);
  expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(6371 * Math.PI, 6);
  expect(distanceKm(barsha.coordinates, jvc.coordinates)).toBeCloseTo(6.8, 1);
});

test('distance is zero to itself, symmetric and bounded', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(6371 * Math.PI);
    }),
  );
});

test('the nearest heads a ranking of every place, which keeps the order of equals', () => {
  const ids = rankByDistance({ lat: 25.06, lng: 55.2 }, [barsha, heights, jvc]).map(({ place }) => place.id);
  expect(ids).toEqual(['jvc', 'barsha-heights', 'al-barsha']);
  expect(nearest(barsha.coordinates, [jvc, { ...jvc, id: 'second' }]).place).toBe(jvc);
  expect(() => nearest(jvc.coordinates, [])).toThrow(RangeError);
});
