import { type Curve, pointAt, Strokes } from './bezier.ts';
import { chance, comb } from './comb.ts';
import type { Layer } from './svg.ts';

/** How the side hair falls, from the temple over and behind the ear to the nape: from the ridge down to the hairline. */
export const SIDES: Curve[] = [
  [250, 99, 253, 112, 252, 122, 247, 134],
  [236, 92, 240, 112, 232, 134, 224, 158],
  [222, 87, 222, 120, 214, 165, 205, 206],
  [206, 84, 204, 115, 198, 140, 194, 172],
  [184, 82, 178, 110, 173, 135, 168, 166],
  [160, 82, 150, 112, 143, 145, 147, 182],
  [134, 86, 120, 122, 122, 170, 145, 218],
  [108, 100, 92, 145, 100, 200, 132, 244],
  [90, 122, 78, 160, 88, 205, 120, 264],
  [81, 142, 77, 175, 88, 212, 113, 272],
];

/** Where a strand comes below a height that changes along the head; 1 if it never does. */
function crossing(strand: Curve, height: (x: number) => number): number {
  for (let t = 0; t <= 1; t += 0.02) {
    const [x, y] = pointAt(strand, t);
    if (y >= height(x)) return t;
  }
  return 1;
}

export type Fade = {
  /** The height of the fade over the width of the head. */
  height: (x: number) => number;
  /** How far below it the hair still thins out, in units of the drawing; below that the skin is bare. */
  reach: number;
};

/** Full strands above the fade's height; below it shorter and shorter ones, then single hairs, then skin. */
export function fadedSides({ height, reach }: Fade, count = 64): Layer[] {
  const random = chance(3);
  const full = new Strokes();
  const short = new Strokes();
  const stubble = new Strokes();
  for (const strand of comb(SIDES, count, 0.4)) {
    const lower = (by: number) => crossing(strand, (x) => height(x) + by + (random() - 0.5) * 14);
    const [first, second, third] = [lower(0), lower(reach * 0.42), lower(reach)];
    full.add(strand, random() * 0.04, first);
    if (second > first) short.add(strand, first + 0.02, second);
    if (third > second) stubble.add(strand, second + 0.03, third);
  }
  return [
    { d: full.d, width: 1.5, dash: '16 3 24 4 11 3' },
    { d: short.d, width: 1.25, dash: '5 4 3 4' },
    { d: stubble.d, width: 1.25, dash: '.5 6' },
  ];
}
