import type { Point } from '../../../domain/projection.ts';

/** A line of text and the room that it takes; x and y are the middle of its base line. */
export type Box = Point & {
  text: string;
  size: number;
  start: number;
  end: number;
  top: number;
  foot: number;
};

/** Roughly how wide a letter is, in its own size. */
const LETTER = 0.56;

export function boxOf({ x, y }: Point, text: string, size: number, lift = 4): Box {
  const half = (text.length * size * LETTER) / 2;
  const base = y + lift;
  return { x, y: base, text, size, start: x - half, end: x + half, top: base - size, foot: base + 4 };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.start < b.end && b.start < a.end && a.top < b.foot && b.top < a.foot;
