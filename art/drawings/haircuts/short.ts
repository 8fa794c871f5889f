import type { Curve } from '../bezier.ts';
import { through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { BACK, SKULL } from '../profile-face.ts';
import { fadedSides, SIDES } from '../profile-sides.ts';
import { strands } from '../strands.ts';

const FORWARD: Curve[] = [
  [94, 120, 150, 86, 210, 84, 254, 108],
  [88, 106, 150, 54, 230, 52, 268, 112],
  [92, 88, 150, 24, 250, 22, 282, 114],
  [110, 62, 170, 4, 294, 14, 294, 114],
];

/** Combed forward into a blunt fringe; the hairline is covered. */
export const frenchCrop: Hair = {
  outline: `M252 109L262 108L264 113L274 111L277 115L286 113L295 117C301 92 290 66 268 48C246 32 214 28 184 30C144 33 112 50 92 80${BACK}`,
  forehead: 'M290 116C292 126 293 134 293 143',
  layers: [
    strands(FORWARD, 22, { width: 1.9, roots: 0.3, tips: 0.03, dash: '42 6 30 4 19 4' }),
    strands(FORWARD, 28, { width: 1.2, roots: 0.95, tips: 0.03, seed: 4 }),
    ...fadedSides({ height: through(128, 128, 168), reach: 44, shadow: 0.5 }, 62),
  ],
};

const TUFTS: Curve[] = [
  [262, 88, 274, 84, 284, 76, 288, 66],
  [240, 92, 262, 74, 276, 56, 284, 46],
  [206, 86, 222, 66, 240, 44, 258, 32],
  [172, 84, 184, 62, 200, 42, 222, 27],
  [138, 88, 146, 66, 160, 46, 182, 30],
  [108, 102, 110, 80, 122, 60, 144, 40],
  [88, 128, 82, 106, 90, 84, 108, 62],
];

/** Short and broken up on top, alive without product. */
export const texturedCrewCut: Hair = {
  outline: `M264 84C274 82 284 75 288 64L279 65C282 58 284 51 283 43L270 48C269 42 266 36 262 32L250 39C246 34 240 30 233 27L222 35C216 31 209 28 201 27L191 35C184 32 176 31 168 32L161 40C154 39 146 40 140 42L136 50C128 51 121 54 115 59L114 67C106 69 100 76 93 88C80 102 77 124 78 152C77 186 88 210 99 232`,
  layers: [
    strands(TUFTS, 60, { width: 2.2, roots: 0.75, tips: 0.1, loose: 3 }),
    strands(TUFTS, 60, { width: 1.4, roots: 0.1, tips: 0.8, loose: 3, seed: 8 }),
    ...fadedSides({ height: through(142, 148, 190), reach: 50, shadow: 0.4 }, 60),
  ],
};

const SCALP: Curve[] = [
  [266, 84, 276, 80, 270, 80, 268, 82],
  [250, 96, 254, 84, 258, 72, 258, 68],
  [226, 90, 230, 74, 236, 58, 238, 54],
  [192, 84, 192, 70, 196, 54, 196, 44],
  [150, 86, 142, 72, 138, 62, 138, 54],
  [108, 102, 102, 94, 100, 90, 96, 90],
  [86, 130, 82, 126, 80, 126, 80, 128],
];

/** One length for the sides, one guard longer above, and a clean edge at temple and neck. */
export const buzzCut: Hair = {
  outline: `${SKULL}C77 186 88 210 99 232M268 80C262 88 258 96 253 100C252 114 252 124 247 134C238 146 228 152 225 160C220 176 212 192 206 206`,
  layers: [
    strands(SCALP, 80, { width: 1.7, roots: 0.2, tips: 0, dash: '3.5 3.5' }),
    strands(SIDES, 70, { width: 1.5, roots: 0.08, tips: 0.02, dash: '1.5 5' }),
  ],
};
