import type { Curve } from '../bezier.ts';
import { through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { BACK } from '../profile-face.ts';
import { fadedSides, SIDES } from '../profile-sides.ts';
import { strands } from '../strands.ts';

const OVER: Curve[] = [
  [264, 80, 286, 76, 294, 54, 271, 42],
  [250, 79, 266, 60, 266, 40, 240, 31],
  [226, 75, 232, 54, 222, 36, 196, 28],
  [196, 71, 190, 50, 176, 36, 154, 34],
  [164, 68, 152, 52, 138, 44, 120, 50],
  [140, 69, 122, 60, 108, 62, 96, 74],
];
/** Behind the end of the parting hair falls from the crown. */
const CROWN: Curve[] = [
  [134, 72, 112, 76, 94, 86, 82, 112],
  [140, 74, 114, 88, 92, 110, 79, 146],
  [146, 76, 124, 98, 100, 136, 86, 186],
];
const BELOW_PARTING: Curve[] = SIDES.slice(0, 8).map(([x, , ...rest], index) => [
  [258, 244, 226, 208, 188, 168, 150, 138][index] ?? x,
  [90, 88, 85, 82, 80, 78, 77, 80][index] ?? 80,
  ...rest,
]) as unknown as Curve[];

/** A bare line where the hair divides; combed over from it, and down below it. */
export const sidePart: Hair = {
  outline: `M266 82C284 78 292 60 278 46C262 32 232 27 206 28C170 28 138 38 118 52C106 60 98 70 92 80${BACK}`,
  layers: [
    strands(OVER, 44, { width: 1.8, roots: 0, loose: 0.35, dash: '26 5 200' }),
    strands(OVER, 30, { width: 1, roots: 0.3, tips: 0.3, seed: 9 }),
    strands(CROWN, 14, { width: 1.5, tips: 0.3 }),
    ...fadedSides({ height: through(172, 158, 226), reach: 30, shadow: 0 }, 58, [
      ...BELOW_PARTING,
      ...SIDES.slice(8),
    ]),
  ],
  parting: 'M262 84C224 76 182 71 138 71',
};

const SWEPT: Curve[] = [
  [262, 84, 282, 74, 284, 58, 268, 46],
  [252, 80, 262, 62, 258, 48, 234, 36],
  [238, 74, 236, 56, 220, 40, 192, 30],
  [220, 70, 206, 50, 180, 40, 146, 36],
  [196, 70, 172, 54, 140, 46, 112, 58],
  [168, 76, 142, 68, 112, 72, 90, 92],
];
const FALLING: Curve[] = [
  [256, 79, 262, 108, 258, 124, 247, 136],
  [246, 71, 246, 112, 236, 138, 222, 162],
  [232, 65, 226, 110, 214, 164, 204, 204],
  [216, 63, 206, 106, 198, 140, 190, 170],
  [196, 63, 176, 100, 168, 140, 150, 182],
  [170, 69, 140, 112, 128, 166, 138, 230],
  [142, 71, 104, 116, 98, 184, 124, 252],
  [100, 75, 70, 140, 80, 200, 112, 272],
];

/** Longer all round; it shortens only at the sideburn and the nape, and no skin shows. */
export const classicTaper: Hair = {
  outline: `M268 80C280 72 282 58 270 46C254 32 226 26 200 27C160 27 118 44 92 80${BACK}`,
  layers: [
    strands(SWEPT, 36, { width: 1.8, tips: 0.1, loose: 0.3, dash: '24 5 200' }),
    strands(SWEPT, 24, { width: 1, roots: 0.4, tips: 0.4, seed: 2 }),
    ...fadedSides({ height: through(186, 160, 238), reach: 28, shadow: 0 }, 62, FALLING),
  ],
};
