import { type Curve, pointAt, Strokes } from './bezier.ts';
import { chance, comb } from './comb.ts';
import type { Height } from './fade-line.ts';
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
export function crossing(strand: Curve, height: Height): number {
  for (let t = 0; t <= 1; t += 0.02) {
    const [x, y] = pointAt(strand, t);
    if (y >= height(x)) return t;
  }
  return 1;
}

export type Fade = {
  /** The height of the fade over the width of the head. */
  height: Height;
  /** How far below it the hair still thins out, in units of the drawing. */
  reach: number;
  /** How many of the strands leave a shadow of stubble below that, down to the hairline: 0 for bare skin. */
  shadow: number;
};

/** Full strands above the fade's height; below it fewer and shorter ones, then single hairs, then a shadow or skin. */
export function fadedSides({ height, reach, shadow }: Fade, count = 74, guides = SIDES): Layer[] {
  const random = chance(3);
  const full = new Strokes();
  const short = new Strokes();
  const stubble = new Strokes();
  const trace = new Strokes();
  for (const strand of comb(guides, count, 0.45)) {
    const below = (by: number) => crossing(strand, (x) => height(x) + by);
    const line = below((random() - 0.6) * 12);
    const thin = Math.max(line, below(reach * (0.1 + 0.5 * random())));
    const last = Math.max(thin, below(reach * (0.45 + 0.55 * random())));
    full.add(strand, random() * 0.16, line);
    if (thin > line + 0.02) short.add(strand, line + 0.01, thin);
    if (last > thin + 0.04) stubble.add(strand, thin + 0.03, last);
    if (random() < shadow && last < 0.92) trace.add(strand, last + 0.02 + 0.1 * random(), 0.99);
  }
  return [
    { d: full.d, width: 1.7, dash: '34 2.5 52 3' },
    { d: short.d, width: 1.3, dash: '6 3.5 4 4' },
    { d: stubble.d, width: 1.3, dash: '.5 5' },
    { d: trace.d, width: 1.1, dash: '.4 15' },
  ];
}
