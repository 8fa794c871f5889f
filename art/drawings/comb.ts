import { between, type Curve } from './bezier.ts';

/** Numbers from 0 to 1 that look like chance and are the same on every run (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Strands combed between guides: `count` curves spread evenly from the first guide to the last, each a little off. */
export function comb(guides: readonly Curve[], count: number, loose = 0.35, seed = 7): Curve[] {
  const random = chance(seed);
  const last = guides.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const off = (random() - 0.5) * 2 * loose;
    const place = Math.min(last, Math.max(0, ((index + off) / Math.max(1, count - 1)) * last));
    const guide = Math.min(last - 1, Math.floor(place));
    return between(guides[guide] as Curve, guides[guide + 1] as Curve, place - guide);
  });
}
