import { type Curve, Strokes } from '../bezier.ts';
import { chance, comb } from '../comb.ts';
import { through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { BACK } from '../profile-face.ts';
import { fadedSides } from '../profile-sides.ts';
import { strands } from '../strands.ts';
import type { Layer } from '../svg.ts';

const TOP: Curve[] = [
  [252, 100, 214, 84, 150, 84, 96, 122],
  [262, 90, 230, 58, 150, 54, 88, 112],
  [272, 78, 254, 32, 156, 28, 88, 98],
  [277, 62, 266, 12, 164, 10, 92, 86],
];
const OUTLINE = `M268 80C280 72 284 60 272 48C252 30 214 25 180 29C140 33 106 53 92 80${BACK}`;

/** A short cut pushed back, quiet enough to leave the eye to the beard. */
const quiet = (height: ReturnType<typeof through>, reach: number): Layer[] => [
  strands(TOP, 20, { width: 1.7, dash: '50 9 200' }),
  ...fadedSides({ height, reach, shadow: 0 }, 44),
];

/** From the cheek's line down to the jaw, sideburn first, chin last. */
const CLOSE: Curve[] = [
  [200, 204, 194, 222, 190, 238, 190, 254],
  [212, 206, 205, 236, 201, 262, 203, 283],
  [225, 226, 220, 254, 218, 276, 223, 295],
  [240, 238, 237, 262, 238, 284, 247, 306],
  [256, 247, 256, 270, 261, 290, 268, 307],
  [273, 257, 277, 272, 281, 292, 285, 306],
  [291, 272, 296, 280, 302, 292, 298, 303],
];
const MOUSTACHE: Curve[] = [
  [298, 233, 290, 236, 278, 244, 266, 260],
  [303, 241, 296, 244, 284, 250, 274, 262],
];
const BELOW_LIP: Curve[] = [
  [284, 264, 284, 270, 288, 276, 292, 282],
  [296, 270, 294, 274, 295, 278, 298, 284],
];
const moustache = strands(MOUSTACHE, 10, { width: 1.4, tips: 0.15 });
const belowLip = strands(BELOW_LIP, 6, { width: 1.4 });

/** One to three millimetres: dots and single short hairs, denser towards the chin. */
function stubbled(): Layer[] {
  const dash = '1.2 5';
  return [
    strands(CLOSE, 62, { width: 1.4, dash, roots: 0.14, tips: 0.04, loose: 0.5 }),
    strands(MOUSTACHE, 9, { width: 1.4, dash: '1.2 4', roots: 0.1 }),
    strands(BELOW_LIP, 5, { width: 1.4, dash: '1.2 4', roots: 0.3 }),
  ];
}
export const stubble: Hair = {
  outline: OUTLINE,
  layers: [...quiet(through(176, 162, 226), 34), ...stubbled()],
  mark: 'M187 256C205 284 226 300 250 313',
};

/** Full at the chin, thinning out upwards until the ear shows skin. */
function fading(): Layer[] {
  const random = chance(5);
  const full = new Strokes();
  const thin = new Strokes();
  const dots = new Strokes();
  comb(CLOSE, 52, 0.4).forEach((strand, index) => {
    // 0 at the ear, 1 at the chin: how far down a strand has to be before it is full.
    const along = index / 51;
    const start = Math.max(0, 1.25 - along * 2.4 + (random() - 0.5) * 0.25);
    if (start < 0.9) full.add(strand, Math.max(0.02, start), 1);
    if (start > 0.12) thin.add(strand, Math.max(0.05, start - 0.45), Math.min(0.96, start - 0.03));
    if (start > 0.6)
      dots.add(strand, Math.max(0.3, start - 0.75), Math.min(0.98, Math.max(0.4, start - 0.4)));
  });
  return [
    { d: full.d, width: 1.7 },
    { d: thin.d, width: 1.3, dash: '4 4 3 5' },
    { d: dots.d, width: 1.2, dash: '.5 7' },
  ];
}
export const beardFade: Hair = {
  outline: OUTLINE,
  layers: [...quiet(through(122, 126, 160), 44), ...fading(), moustache, belowLip],
  mark: 'M186 250C212 232 222 226 236 212',
};

/** Full but close, with clear edges. */
export const shortBoxed: Hair = {
  outline: OUTLINE,
  jaw: '',
  layers: [
    ...quiet(through(180, 158, 226), 30),
    strands(CLOSE, 42, { width: 1.7, roots: 0.02, tips: 0.02, loose: 0.35 }),
    moustache,
    belowLip,
  ],
  mark: 'M213 203C222 226 250 240 268 250M187 256C205 284 226 300 250 313',
};

const FULL: Curve[] = [
  [198, 200, 184, 226, 182, 252, 192, 280],
  [212, 204, 198, 240, 196, 282, 214, 320],
  [226, 224, 214, 262, 214, 310, 238, 345],
  [242, 238, 236, 280, 242, 326, 262, 356],
  [258, 247, 260, 290, 274, 330, 282, 354],
  [274, 257, 290, 290, 304, 320, 298, 344],
  [292, 270, 312, 284, 322, 310, 309, 332],
];
/** Grown out everywhere and rounded below. */
export const fullBeard: Hair = {
  outline: OUTLINE,
  jaw: '',
  chin: 'C318 282 326 312 310 334C298 354 272 362 252 354C220 344 190 304 186 256M240 350C238 358 235.5 364 234.5 371',
  layers: [
    ...quiet(through(190, 156, 226), 26),
    strands(FULL, 40, { width: 1.9, roots: 0.03, tips: 0.08, dash: '44 4 38 3' }),
    strands(FULL, 34, { width: 1, roots: 0.5, tips: 0.5, seed: 6 }),
    strands(MOUSTACHE, 11, { width: 1.6 }),
    belowLip,
  ],
  mark: 'M212 199C222 222 250 238 270 248',
};

const TAPER: Curve[] = [
  [200, 202, 190, 226, 188, 244, 190, 260],
  [212, 206, 202, 240, 202, 272, 218, 296],
  [226, 225, 220, 260, 226, 296, 250, 322],
  [241, 238, 240, 276, 256, 316, 276, 346],
  [257, 247, 264, 286, 280, 330, 287, 362],
  [274, 258, 290, 292, 300, 326, 291, 364],
  [292, 270, 310, 290, 312, 326, 294, 362],
];
/** Full, and tapering to a point below the chin. */
export const ducktail: Hair = {
  outline: OUTLINE,
  jaw: '',
  chin: 'C316 288 314 330 291 370C276 346 254 328 232 312C212 298 192 276 187 254M246 322C241 336 238 354 234.5 371',
  layers: [
    ...quiet(through(190, 156, 226), 26),
    strands(TAPER, 36, { width: 1.9, roots: 0.03, tips: 0.06, dash: '44 4 38 3' }),
    strands(TAPER, 24, { width: 1, roots: 0.5, tips: 0.5, seed: 6 }),
    strands(MOUSTACHE, 11, { width: 1.6 }),
    belowLip,
  ],
  mark: 'M212 199C222 222 250 238 270 248',
};
