import type { Curve } from './bezier.ts';
import { BACK } from './profile-face.ts';
import { strands } from './strands.ts';

/** A short top brushed up and forwards, the same wherever only the sides are to differ. */
const TOP: Curve[] = [
  [92, 122, 76, 108, 84, 84, 98, 70],
  [112, 98, 98, 84, 110, 60, 128, 48],
  [140, 86, 130, 66, 146, 44, 168, 34],
  [170, 82, 166, 58, 186, 36, 210, 30],
  [200, 84, 202, 56, 224, 36, 246, 34],
  [226, 88, 234, 62, 252, 44, 268, 44],
  [248, 96, 258, 78, 268, 64, 276, 60],
];

export const shortTop = strands(TOP, 58, { width: 1.5, roots: 0, tips: 0, dash: '44 4 70 3' });

export const SHORT_OUTLINE = `M268 80C274 74 279 66 277 58C276 50 272 46 268 43C262 36 254 33 247 33C238 26 222 26 211 28C196 26 180 29 168 33C150 34 136 42 126 49C108 56 96 68 92 80${BACK}`;
