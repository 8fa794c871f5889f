/** A pointed arch of 200 by 250: four arcs struck from two centres a side, as masons draw it. */
export const ARCH_PATH = 'M8 246V104C8 62 52 44 100 6c48 38 92 56 92 98v142z';

const round = (value: number) => Math.round(value);

/** Star polygons {n/3} on three rings, the construction lines of a girih rosette, within 200 by 200. */
export function girihStar(points: number): string {
  const corner = (radius: number, index: number, turn: number) => {
    const angle = ((index + turn) / points) * 2 * Math.PI;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const rings = [
    { radius: 98, turn: 0 },
    { radius: 70, turn: 0.5 },
    { radius: 44, turn: 0 },
  ];
  const chords = rings.flatMap(({ radius, turn }) =>
    Array.from(
      { length: points },
      (_, index) => `M${corner(radius, index, turn)}L${corner(radius, index + 3, turn)}`,
    ),
  );
  return chords.join('');
}
