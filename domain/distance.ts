/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  // Rounding can push antipodes just past 1, where the arcsine is undefined.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** Sorts places nearest first; equal distances keep their order. */
export function rankByDistance<T extends { coordinates: Position }>(
  from: Position,
  places: readonly T[],
): { place: T; km: number }[] {
  return places
    .map((place) => ({ place, km: distanceKm(from, place.coordinates) }))
    .sort((a, b) => a.km - b.km);
}
