import type { Curve } from '../bezier.ts';
import { through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { BACK } from '../profile-face.ts';
import { fadedSides } from '../profile-sides.ts';
import { strands } from '../strands.ts';

const ROLL: Curve[] = [
  [266, 84, 326, 72, 312, 4, 226, 11],
  [248, 90, 300, 64, 272, 10, 184, 16],
  [224, 88, 264, 58, 228, 18, 144, 30],
  [192, 84, 212, 56, 178, 30, 112, 56],
  [146, 90, 160, 70, 140, 58, 100, 78],
  [94, 120, 104, 98, 100, 92, 89, 98],
];

/** Swept up from the hairline and rolled back: the highest of all, over short sides. */
export const pompadour: Hair = {
  outline: `M268 82C294 78 308 56 300 36C290 13 256 6 222 9C180 13 130 34 106 62C98 70 94 76 92 80${BACK}`,
  layers: [
    strands(ROLL, 44, { width: 1.9, loose: 0.3, tips: 0.12, dash: '36 8 200' }),
    strands(ROLL, 36, { width: 1, roots: 0.45, tips: 0.5, seed: 12 }),
    ...fadedSides({ height: through(136, 136, 176), reach: 50, shadow: 0.3 }, 60),
  ],
};

const QUIFF: Curve[] = [
  [268, 82, 286, 68, 294, 46, 287, 24],
  [252, 88, 266, 64, 274, 34, 262, 15],
  [226, 88, 240, 60, 242, 32, 222, 18],
  [194, 86, 202, 62, 196, 44, 174, 32],
  [154, 88, 156, 70, 148, 58, 130, 46],
  [112, 102, 110, 90, 104, 80, 100, 72],
  [92, 122, 88, 112, 86, 106, 86, 98],
];

/** Height in front with loose tips, soft sides that taper late. */
export const modernQuiff: Hair = {
  outline: `M268 82C286 74 298 48 288 22C284 24 281 25 278 25C276 18 270 13 262 11C257 15 252 17 247 18C240 15 230 14 220 16C214 20 208 23 202 25C192 23 182 25 172 28C156 32 140 38 128 48C112 56 98 68 92 80${BACK}`,
  layers: [
    strands(QUIFF, 50, { width: 1.9, tips: 0.12, roots: 0.1, dash: '30 4 200' }),
    strands(QUIFF, 34, { width: 1, roots: 0.5, tips: 0.3, seed: 3 }),
    ...fadedSides({ height: through(160, 160, 208), reach: 52, shadow: 0 }, 60),
  ],
};
