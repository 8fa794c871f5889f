import { type Curve, Strokes } from './bezier.ts';
import { comb } from './comb.ts';
import { fadeLine, type Height, through } from './fade-line.ts';
import { profile } from './profile.ts';
import { fadedSides } from './profile-sides.ts';

/** A short top brushed up and forwards, the same over all four fades, so that only the fade differs. */
const TOP: Curve[] = [
  [92, 122, 76, 108, 84, 84, 98, 70],
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
  return { d: strokes.d, width: 1.5, dash: '44 4 70 3' };
}

type Kind = { height: Height; reach: number; shadow: number; from: number };

const fades = {
  high: { height: through(110, 112, 138), reach: 50, shadow: 0.8, from: 260 },
  mid: { height: through(132, 146, 184), reach: 56, shadow: 0.8, from: 258 },
  low: { height: through(178, 166, 230), reach: 36, shadow: 0, from: 226 },
  skin: { height: through(126, 134, 170), reach: 17, shadow: 0, from: 258 },
} satisfies Record<string, Kind>;

export type FadeName = keyof typeof fades;

export function fade(name: FadeName): string {
  const { height, from, ...sides } = fades[name];
  return profile({
    outline: OUTLINE,
    layers: [top(), ...fadedSides({ height, ...sides })],
    mark: fadeLine(height, from),
  });
}
