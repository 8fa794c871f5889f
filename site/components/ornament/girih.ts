const number = (value: number) => String(Math.round(value));

/**
 * The star polygon {points/reach} within a circle of radius 100 about the origin, drawn in one stroke where it can be.
 * Its lines cut the disc into rings of kites; filled even-odd, every second ring is coloured.
 */
export function girihStar(points: number, reach: number): string {
  const tip = (index: number) => {
    const angle = (index / points) * 2 * Math.PI;
    return `${number(100 * Math.sin(angle))} ${number(-100 * Math.cos(angle))}`;
  };
  const drawn = new Set<number>();
  let d = '';
  for (let first = 0; first < points; first++) {
    if (drawn.has(first)) continue;
    const loop: string[] = [];
    for (let at = first; !drawn.has(at); at = (at + reach) % points) {
      drawn.add(at);
      loop.push(tip(at));
    }
    d += `M${loop.join(' ')}z`;
  }
  return d;
}

/** The calm polygon in the middle of every star: its inner radius in units of the 200 by 250 frame. */
const CALM = 57;

/** The stars a medallion can show. All leave the same calm middle for the monogram, so few tips mean a wide star. */
export const girihStars = [
  { id: 'girih-8', points: 8, reach: 3 },
  { id: 'girih-9', points: 9, reach: 3 },
  { id: 'girih-10', points: 10, reach: 3 },
  { id: 'girih-12', points: 12, reach: 4 },
  { id: 'girih-16', points: 16, reach: 6 },
] as const;

export type GirihStar = (typeof girihStars)[number];

/** How much larger than its own 100 a star is drawn for its middle to stay calm. */
export const starScale = ({ points, reach }: GirihStar): number =>
  Math.round(CALM / Math.cos((reach / points) * Math.PI)) / 100;
