import { expect, test } from 'vitest';
import { distanceKm, rankByDistance } from './distance.ts';

const barsha = { id: 'al-barsha', coordinates: { lat: 25.1142, lng: 55.1985 } };
const heights = { id: 'barsha-heights', coordinates: { lat: 25.0951, lng: 55.1774 } };
const jvc = { id: 'jvc', coordinates: { lat: 25.0539, lng: 55.2095 } };

test('computes known distances on a sphere of 6371 km', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((6371 * Math.PI) / 180, 6);
  expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(6371 * Math.PI, 6);
  expect(distanceKm(barsha.coordinates, jvc.coordinates)).toBeCloseTo(6.8, 1);
  expect(distanceKm(jvc.coordinates, jvc.coordinates)).toBe(0);
});

test('ranks all places nearest first and keeps the order of equal distances', () => {
  const twin = { ...jvc, id: 'twin' };
  const ranked = rankByDistance({ lat: 25.06, lng: 55.2 }, [barsha, heights, jvc, twin]);
  expect(ranked.map(({ place }) => place.id)).toEqual(['jvc', 'twin', 'barsha-heights', 'al-barsha']);
});
