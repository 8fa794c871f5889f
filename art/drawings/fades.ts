import { fadeLine, type Height, through } from './fade-line.ts';
import { profile } from './profile.ts';
import { fadedSides } from './profile-sides.ts';
import { SHORT_OUTLINE, shortTop } from './short-top.ts';

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
    outline: SHORT_OUTLINE,
    layers: [shortTop, ...fadedSides({ height, ...sides })],
    mark: fadeLine(height, from),
  });
}
