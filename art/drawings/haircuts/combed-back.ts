import type { Curve } from '../bezier.ts';
import { through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { BACK } from '../profile-face.ts';
import { fadedSides } from '../profile-sides.ts';
import { strands } from '../strands.ts';

const TOP: Curve[] = [
  [252, 100, 214, 84, 150, 84, 96, 122],
  [262, 90, 230, 58, 150, 54, 88, 112],
  [272, 78, 254, 32, 156, 28, 88, 98],
  [277, 62, 266, 10, 164, 6, 92, 84],
];

/** Length on top pushed back, the sides taken up high. */
export const classicHighFade: Hair = {
  outline: `M268 80C280 72 284 60 272 48C252 29 214 23 180 27C140 31 106 52 92 80${BACK}`,
  layers: [
    strands(TOP, 23, { width: 1.9, tips: 0.25, roots: 0.06, loose: 0.3, dash: '54 9 70 3 200' }),
    strands(TOP, 22, { width: 1, tips: 0.5, roots: 0.4, seed: 5 }),
    ...fadedSides({ height: through(108, 112, 140), reach: 44, shadow: 0.7 }),
  ],
};

const SLICK: Curve[] = [
  [270, 64, 244, 16, 144, 12, 88, 94],
  [266, 80, 240, 38, 140, 30, 80, 126],
  [258, 94, 226, 62, 140, 58, 77, 164],
  [252, 108, 222, 88, 140, 92, 83, 200],
  [247, 122, 216, 114, 150, 130, 94, 232],
  [242, 138, 214, 138, 168, 156, 112, 256],
];
const BESIDE_EAR: Curve[] = [
  [236, 142, 232, 150, 226, 160, 218, 168],
  [228, 142, 222, 156, 216, 176, 208, 198],
  [214, 142, 208, 154, 200, 162, 194, 170],
];

/** Medium length straight back and behind the ear, worn wet: one sheen across all strands. */
export const slickBack: Hair = {
  outline:
    'M268 80C272 68 264 54 244 44C220 33 186 30 160 35C120 44 96 66 86 96C76 124 75 160 80 190C84 214 92 240 110 258',
  layers: [
    strands(SLICK, 38, { width: 1.9, roots: 0.03, tips: 0.04, loose: 0.25, dash: '48 10 52 4 200' }),
    strands(SLICK, 36, { width: 1, roots: 0.5, tips: 0.3, seed: 11 }),
    strands(BESIDE_EAR, 15, { width: 1.3, tips: 0.4 }),
  ],
};
