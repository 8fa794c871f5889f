import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, formatDistance, nearest, rankByDistance } from './distance.ts';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const places = fc.array(fc.record({ coordinates: position }), { minLength: 1, maxLength: 8 });

const barsha = { id: 'al-barsha', coordinates: { lat: 25.1142, lng: 55.1985 } };
const heights = { id: 'barsha-heights', coordinates: { lat: 25.0951, lng: 55.1774 } };
const jvc = { id: 'jvc', coordinates: { lat: 25.0539, lng: 55.2095 } };

test('known distances on a sphere of 6371 km', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((6371 * Math.PI) / 180, 6);
  expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(6371 * Math.PI, 6);
  expect(formatDistance(distanceKm(barsha.coordinates, heights.coordinates), 'en-AE')).toBe('3.0');
  expect(formatDistance(distanceKm(barsha.coordinates, jvc.coordinates), 'en-AE')).toBe('6.8');
});

test('distance is zero to itself, symmetric, bounded and obeys the triangle inequality', () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(6371 * Math.PI);
      expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
    }),
  );
});

test('nearest is the smallest distance and heads a ranking of every place', () => {
  fc.assert(
    fc.property(position, places, (from, all) => {
      const ranked = rankByDistance(from, all);
      expect(nearest(from, all).km).toBe(Math.min(...all.map((p) => distanceKm(from, p.coordinates))));
      expect(nearest(from, all)).toEqual(ranked[0]);
      expect(new Set(ranked.map(({ place }) => place))).toEqual(new Set(all));
      expect(ranked.map(({ km }) => km)).toEqual(ranked.map(({ km }) => km).sort((a, b) => a - b));
    }),
  );
});

test('ranks the branches from beside JVC and keeps the order of equals', () => {
  const ids = rankByDistance({ lat: 25.06, lng: 55.2 }, [barsha, heights, jvc]).map(({ place }) => place.id);
  expect(ids).toEqual(['jvc', 'barsha-heights', 'al-barsha']);
  const twins = [
    { ...jvc, id: 'first' },
    { ...jvc, id: 'second' },
  ];
  expect(nearest(barsha.coordinates, twins).place.id).toBe('first');
});

test('nearest of nothing is a RangeError', () => {
  expect(() => nearest(jvc.coordinates, [])).toThrow(RangeError);
});

test('distances show exactly one decimal', () => {
  expect(formatDistance(3.449, 'en-AE')).toBe('3.4');
  expect(formatDistance(0, 'en-AE')).toBe('0.0');
  expect(formatDistance(1234.56, 'en-AE')).toBe('1,234.6');
});
