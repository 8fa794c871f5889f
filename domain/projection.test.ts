import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';
import { noFurther, projectionOf } from './projection.ts';

const frame = { width: 200, height: 400, marginX: 50, marginY: 60 };
const inDubai = fc.record({
  lat: fc.double({ min: 24.9, max: 25.3, noNaN: true }),
  lng: fc.double({ min: 55, max: 55.5, noNaN: true }),
});

test('every branch lies inside the margins, and north is up', () => {
  fc.assert(
    fc.property(fc.array(inDubai, { minLength: 1, maxLength: 6 }), (places) => {
      const { place } = projectionOf(places, frame);
      for (const { x, y } of places.map(place)) {
        expect(x).toBeGreaterThanOrEqual(49.9);
        expect(x).toBeLessThanOrEqual(150.1);
        expect(y).toBeGreaterThanOrEqual(59.9);
        expect(y).toBeLessThanOrEqual(340.1);
      }
      const [first] = places;
      if (!first) return;
      expect(place({ ...first, lat: first.lat + 0.01 }).y).toBeLessThanOrEqual(place(first).y);
      expect(place({ ...first, lng: first.lng + 0.01 }).x).toBeGreaterThanOrEqual(place(first).x);
    }),
  );
});

test('lengths on the chart are kilometres on the ground', () => {
  const barsha = { lat: 25.1142, lng: 55.1985 };
  const jvc = { lat: 25.0539, lng: 55.2095 };
  const { place, unitsPerKm } = projectionOf([barsha, jvc], frame);
  const [a, b] = [place(barsha), place(jvc)];
  expect(Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm).toBeCloseTo(distanceKm(barsha, jvc), 1);
});

test('a far visitor is drawn on the way, a near one where they stand', () => {
  fc.assert(
    fc.property(inDubai, inDubai, (from, to) => {
      const drawn = noFurther(from, to, 9);
      expect(distanceKm(from, drawn)).toBeLessThan(9.01);
      if (distanceKm(from, to) <= 9) expect(distanceKm(drawn, to)).toBeCloseTo(0, 6);
      // Straight lines and great circles differ by metres within a city.
      expect(distanceKm(from, drawn) + distanceKm(drawn, to)).toBeCloseTo(distanceKm(from, to), 1);
    }),
  );
});
