import type { Position } from './distance.ts';

export type Point = { x: number; y: number };
type Frame = { width: number; height: number; marginX: number; marginY: number };

const KM_PER_DEGREE = (6371 * Math.PI) / 180;
const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: number[]) => Math.max(...values) - Math.min(...values);

/** Equirectangular projection, north up, that fits all places inside the margins and spans at least 1 km. */
export function projectionOf(places: readonly Position[], frame: Frame) {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((middle(lats) * Math.PI) / 180);
  const unitsPerKm = Math.min(
    (frame.width - 2 * frame.marginX) / Math.max(1, span(lngs) * kmPerDegreeEast),
    (frame.height - 2 * frame.marginY) / Math.max(1, span(lats) * KM_PER_DEGREE),
  );
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    unitsPerKm,
    place: ({ lat, lng }: Position): Point => ({
      x: tenth(frame.width / 2 + (lng - middle(lngs)) * kmPerDegreeEast * unitsPerKm),
      y: tenth(frame.height / 2 - (lat - middle(lats)) * KM_PER_DEGREE * unitsPerKm),
    }),
  };
}
