import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';
import { projectionOf } from './projection.ts';

const frame = { width: 200, height: 400, marginX: 50, marginY: 60 };
const inDubai = fc.record({
  lat: fc.double({ min: 24.9, max: 25.3, noNaN: true }),
  lng: fc.double({ min: 55, max: 55.5, noNaN: true }),
});

test('places every branch inside the margins, north up and to scale', () => {
  fc.assert(
    fc.property(fc.array(inDubai, { minLength: 1, maxLength: 6 }), (places) => {
      for (const { x, y } of places.map(projectionOf(places, frame).place)) {
        expect(Math.abs(x - 100)).toBeLessThanOrEqual(50.1);
        expect(Math.abs(y - 200)).toBeLessThanOrEqual(140.1);
      }
    }),
  );
  const barsha = { lat: 25.1142, lng: 55.1985 };
  const jvc = { lat: 25.0539, lng: 55.2095 };
  const { place, unitsPerKm } = projectionOf([barsha, jvc], frame);
  const [a, b] = [place(barsha), place(jvc)];
  expect([a.y < b.y, a.x < b.x]).toEqual([true, true]);
  expect(Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm).toBeCloseTo(distanceKm(barsha, jvc), 1);
});
