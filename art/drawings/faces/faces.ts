import { front } from '../front.ts';
import { strands } from '../strands.ts';
import type { Layer } from '../svg.ts';
import { shapes } from './shapes.ts';
import { side } from './sides.ts';
import { top, type tops } from './tops.ts';

type Name = keyof typeof shapes;

/** How far down the hair at the sides is full, where it ends, and how far it stands off. */
type Sides = [full: number, thin: number, volume?: number];

const face = (name: Name, hair: keyof typeof tops, sides: Sides, beard: Layer[] = []): string => {
  const { shape, figure } = shapes[name];
  return front({
    shape,
    halves: [...side(shape, ...sides), ...beard, { d: figure, width: 3, tone: 'mark' }],
    layers: top(hair, shape.temple),
  });
};

/** Short and soft, to give a narrow jaw what it lacks. */
const shortBeard = [
  strands(
    [
      [284, 208, 278, 236, 268, 254, 256, 266],
      [272, 236, 268, 254, 258, 274, 238, 296],
      [252, 250, 252, 274, 240, 292, 222, 312],
      [226, 276, 226, 290, 218, 304, 208, 320],
      [200, 282, 200, 296, 200, 308, 200, 324],
    ],
    30,
    { width: 1.5, dash: '7 4 10 3', tips: 0.06 },
  ),
  strands(
    [
      [202, 238, 214, 238, 230, 244, 240, 262],
      [202, 246, 214, 246, 226, 250, 236, 262],
    ],
    8,
    { width: 1.3, dash: '7 3' },
  ),
];

/** Each face with a cut that suits it, by its name in the guide. */
export const faces: Record<Name, () => string> = {
  round: () => face('round', 'raised', [108, 132]),
  square: () => face('square', 'swept', [128, 158]),
  oval: () => face('oval', 'parted', [150, 172]),
  long: () => face('long', 'forward', [166, 182, 7]),
  heart: () => face('heart', 'textured', [146, 168], shortBeard),
  diamond: () => face('diamond', 'textured', [158, 176, 5]),
};
