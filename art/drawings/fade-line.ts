import { half } from './svg.ts';

const TEMPLE = 252;
const BACK = 80;

/** The height of something over the width of the head in profile. */
export type Height = (x: number) => number;

/** A fade's height as a curve over the head, through its heights at the temple, above the ear and at the back. */
export function through(temple: number, ear: number, back: number): Height {
  return (x) => {
    const t = (TEMPLE - x) / (TEMPLE - BACK);
    return temple + t * (4 * ear - 3 * temple - back) + 2 * t * t * (temple + back - 2 * ear);
  };
}

/** The same as a line to be drawn, from the hairline to a little behind the head. */
export function fadeLine(height: Height, from: number, to = 60): string {
  const [start, middle, end] = [from, (from + to) / 2, to].map(height) as [number, number, number];
  const handle = 2 * middle - (start + end) / 2;
  return `M${from} ${half(start)}Q${half((from + to) / 2)} ${half(handle)} ${to} ${half(end)}`;
}
