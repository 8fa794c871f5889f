import type { Curve } from '../bezier.ts';
import type { Shape } from '../front-face.ts';
import { strands } from '../strands.ts';
import type { Layer } from '../svg.ts';

/** The hair beside the temple, full down to one height, thinning to the next; one half of it; `volume` is how far it stands off the head. */
export function side({ temple, cheek }: Shape, fullTo: number, thinTo: number, volume = 0): Layer[] {
  const x = (y: number, out: number) => 200 + temple + ((cheek - temple) * (y - 112)) / 72 + out;
  const fall = (from: number, to: number, out: number): Curve => {
    const third = (to - from) / 3;
    const heights = [from, from + third, to - third, to];
    return heights.flatMap((y, index) => [
      x(y, out - index * 0.6 + volume * (1 - (index / 3) ** 2)),
      y,
    ]) as unknown as Curve;
  };
  const rows = (from: number, to: number) => [
    fall(from + 22, to, -9),
    fall(from, to, -1),
    fall(from - 12, to, 6),
  ];
  return [
    strands(rows(96, fullTo), 9, { width: 1.6, tips: 0.15 }),
    strands(rows(fullTo + 4, thinTo), 9, { width: 1.3, dash: '1 5', tips: 0.3 }),
  ];
}
