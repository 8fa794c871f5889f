import { type Curve, Strokes } from './bezier.ts';
import { comb } from './comb.ts';
import { profile } from './profile.ts';
import { type Fade, fadedSides } from './profile-sides.ts';

/** A short top brushed up and forwards, the same over all four fades, so that only the fade differs. */
const TOP: Curve[] = [
  [92, 118, 78, 106, 86, 84, 98, 70],
  [112, 98, 98, 84, 110, 60, 128, 48],
  [140, 86, 130, 66, 146, 44, 168, 34],
  [170, 82, 166, 58, 186, 36, 210, 30],
  [200, 84, 202, 56, 224, 36, 246, 34],
  [226, 88, 234, 62, 252, 44, 268, 44],
  [248, 96, 258, 78, 268, 64, 276, 60],
];
const OUTLINE =
  'M268 80C274 74 279 66 277 58C276 50 272 46 268 43C262 36 254 33 247 33C238 26 222 26 211 28C196 26 180 29 168 33C150 34 136 42 126 49C108 56 96 68 92 80C80 96 77 124 78 152C77 186 88 210 99 232';

function top() {
  const strokes = new Strokes();
  for (const strand of comb(TOP, 58, 0.45)) strokes.add(strand);
  return { d: strokes.d, width: 1.5, dash: '40 4 60 3' };
}

/** A fade's height as a curve over the head, from the temple (start) to the back (end), with its middle in between. */
const arc =
  (temple: number, middle: number, back: number) =>
  (x: number): number => {
    const t = Math.min(1, Math.max(0, (252 - x) / (252 - 80)));
    return temple * (1 - t) ** 2 + 2 * middle * t * (1 - t) + back * t ** 2;
  };

type Marked = Fade & { mark: string };
const marked = (temple: number, middle: number, back: number, reach: number): Marked => ({
  height: arc(temple, middle, back),
  reach,
  mark: `M252 ${temple}Q166 ${middle} 80 ${back}`,
});

const fades = {
  high: marked(112, 108, 138, 44),
  mid: marked(130, 140, 178, 50),
  low: marked(150, 168, 222, 40),
  skin: marked(118, 122, 156, 16),
};

export type FadeName = keyof typeof fades;

export function fade(name: FadeName): string {
  const { mark, ...sides } = fades[name];
  return profile({ outline: OUTLINE, layers: [top(), ...fadedSides(sides)], mark });
}
