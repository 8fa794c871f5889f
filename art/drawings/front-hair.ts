import type { Curve } from './bezier.ts';
import { strands } from './strands.ts';
import type { Layer } from './svg.ts';

const SWEPT: Curve[] = [
  [128, 124, 118, 106, 116, 88, 122, 72],
  [140, 108, 126, 90, 128, 64, 144, 48],
  [160, 98, 146, 76, 152, 50, 176, 36],
  [188, 93, 180, 68, 192, 38, 220, 28],
  [220, 93, 222, 68, 236, 44, 256, 35],
  [246, 98, 260, 80, 272, 62, 275, 47],
  [268, 116, 282, 104, 290, 88, 288, 72],
];
const SIDE: Curve[] = [
  [272, 108, 276, 122, 278, 130, 276, 140],
  [280, 92, 284, 116, 286, 146, 283, 166],
  [288, 82, 294, 112, 295, 146, 290, 172],
];

/** A short cut swept to the side, quiet enough to leave the eye to the beard. */
export const quietTop: Layer[] = [
  {
    d: 'M122 118C108 92 114 62 140 46C166 26 226 20 258 36C286 44 298 76 284 112',
    width: 2.5,
  },
  strands(SWEPT, 40, { width: 1.7, dash: '30 5 200', tips: 0.12 }),
  strands(SWEPT, 24, { width: 1, roots: 0.4, tips: 0.4, seed: 4 }),
];
export const quietSide: Layer = strands(SIDE, 15, { width: 1.5, tips: 0.25, dash: '30 3 8 3 5 4' });
