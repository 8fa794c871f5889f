import { chance } from '../comb.ts';
import { through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { BACK } from '../profile-face.ts';
import { fadedSides } from '../profile-sides.ts';
import { half, numbers } from '../svg.ts';

/** The mass of curls as rows from the outline inwards: each an ellipse's arc around the middle of the head. */
const ROWS = [
  { across: 90, up: 72, count: 10 },
  { across: 76, up: 54, count: 9 },
  { across: 66, up: 33, count: 8 },
  { across: 50, up: 13, count: 6 },
];
const MIDDLE = { x: 182, y: 102 };

type Arc = { x: number; y: number; radius: number; from: number; turn: number };

/** Part of a ring, clockwise. */
function arc({ x, y, radius, from, turn }: Arc): string {
  const [startX, startY] = [x + Math.cos(from) * radius, y + Math.sin(from) * radius];
  const [endX, endY] = [x + Math.cos(from + turn) * radius, y + Math.sin(from + turn) * radius];
  const size = half(radius);
  return `M${Math.round(startX)} ${Math.round(startY)}a${size} ${size} 0 ${turn > Math.PI ? 1 : 0} 1 ${numbers(Math.round(endX - startX), Math.round(endY - startY))}`;
}

/** Locks that roll up: each a wide arc with narrower ones inside it, open towards where the lock comes from. */
function mass(): { bold: string; fine: string } {
  const random = chance(21);
  let bold = '';
  let fine = '';
  for (const { across, up, count } of ROWS) {
    for (let index = 0; index < count; index++) {
      const angle = Math.PI * (1.05 + (0.9 * (index + 0.3 + random() * 0.4)) / count);
      const place = { x: MIDDLE.x + Math.cos(angle) * across, y: MIDDLE.y + Math.sin(angle) * up };
      const from = angle - 2 + random() * 1.2;
      const radius = 11 + random() * 3;
      bold += arc({ ...place, radius, from, turn: 3.6 + random() });
      bold += arc({ ...place, radius: radius * 0.7, from: from + 0.4, turn: 3.4 + random() });
      fine += arc({ ...place, radius: radius * 0.42, from: from + 0.2, turn: 4 });
      fine += arc({ ...place, radius: radius + 3, from: from + 0.2, turn: 1.6 });
    }
  }
  return { bold, fine };
}

const { bold, fine } = mass();

/** Curls left long on top, sides brought in. */
export const naturalCurls: Hair = {
  outline: `M268 82C282 80 288 68 280 60C288 50 280 38 268 40C266 28 252 22 242 28C234 16 218 16 210 24C200 12 182 14 176 24C164 16 148 22 146 34C132 30 118 38 120 52C106 52 98 64 102 74C94 78 90 84 90 90${BACK.replace('C80 96', 'C82 102')}`,
  layers: [
    { d: bold, width: 2 },
    { d: fine, width: 1.2 },
    ...fadedSides({ height: through(130, 140, 182), reach: 48, shadow: 0.4 }, 48),
  ],
};
