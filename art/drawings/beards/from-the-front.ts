import type { Curve } from '../bezier.ts';
import type { Front } from '../front.ts';
import { quietSide, quietTop } from '../front-hair.ts';
import { strands } from '../strands.ts';
import type { Layer } from '../svg.ts';

const MOUSTACHE: Curve[] = [
  [202, 237, 214, 236, 232, 242, 243, 262],
  [202, 243, 214, 243, 228, 247, 238, 263],
  [203, 249, 212, 247, 224, 252, 234, 260],
];
const SOUL_PATCH: Curve[] = [
  [200, 277, 200, 282, 200, 288, 200, 294],
  [207, 277, 206, 283, 204, 289, 202, 294],
];
const CHIN: Curve[] = [
  [200, 286, 200, 300, 200, 314, 200, 330],
  [212, 284, 213, 298, 211, 312, 207, 328],
  [224, 286, 226, 300, 222, 312, 214, 324],
];
const RING: Curve[] = [
  [246, 260, 250, 274, 244, 296, 230, 316],
  [238, 262, 241, 274, 236, 292, 224, 308],
];
/** From the corner of the jaw to the chin, along the bone. */
const JAW: Curve[] = [
  [264, 256, 260, 286, 244, 310, 206, 329],
  [252, 264, 250, 282, 240, 294, 213, 300],
];
const POINT: Curve[] = [
  [200, 288, 200, 304, 200, 322, 200, 346],
  [210, 288, 211, 304, 208, 322, 201, 344],
  [220, 292, 220, 306, 214, 320, 204, 336],
];
const LINE_OF_JAW: Curve[] = [
  [283, 222, 278, 256, 262, 292, 222, 318],
  [277, 224, 272, 254, 256, 286, 220, 310],
];

const moustache = strands(MOUSTACHE, 10, { width: 1.4, tips: 0.15 });
const soulPatch = strands(SOUL_PATCH, 4, { width: 1.4 });
const mark = (d: string): Layer => ({ d, width: 3, tone: 'mark' });
const beard = (halves: Layer[]): Front => ({ halves: [quietSide, ...halves], layers: quietTop });

/** Chin only. */
export const goatee = beard([
  soulPatch,
  strands(CHIN, 10, { width: 1.6, tips: 0.2 }),
  mark('M219 277C234 281 236 326 200 336'),
]);

/** Goatee and moustache joined in a ring. */
export const circleBeard = beard([
  moustache,
  soulPatch,
  strands(CHIN, 10, { width: 1.6, tips: 0.2 }),
  strands(RING, 5, { width: 1.6, loose: 0.3 }),
  mark('M200 230C228 230 252 240 252 262C252 290 236 326 200 334'),
]);

/** Moustache with turned ends, a gap, a pointed chin. */
export const vanDyke = beard([
  strands(
    [
      [202, 237, 218, 236, 238, 250, 262, 244],
      [202, 249, 214, 247, 232, 256, 258, 248],
    ],
    10,
    { width: 1.4, tips: 0.12 },
  ),
  soulPatch,
  strands(POINT, 10, { width: 1.5, tips: 0.1 }),
  mark('M219 279C238 284 224 328 200 353'),
]);

/** Along the chin and the lower jaw, the moustache apart. */
export const balbo = beard([
  moustache,
  soulPatch,
  strands(CHIN, 9, { width: 1.6, tips: 0.1 }),
  strands(JAW, 11, { width: 1.6, loose: 0.3, tips: 0.15 }),
  mark('M230 278C240 276 248 264 256 252C264 252 270 256 268 264C262 292 240 322 200 334'),
]);

/** A thin line on the jaw, a pointed chin, a moustache. */
export const anchor = beard([
  moustache,
  soulPatch,
  strands(POINT, 10, { width: 1.5, tips: 0.1 }),
  strands(LINE_OF_JAW, 4, { width: 1.5, loose: 0.3, tips: 0.05 }),
  mark('M289 222C283 262 264 302 222 326C214 334 206 346 200 356'),
]);
