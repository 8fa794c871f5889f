const TONES = ['teal', 'oxblood', 'night', 'brass', 'bone'] as const;
/** Which rings of the star are filled: none, every second, or the others. */
const RINGS = ['line', 'odd', 'even'] as const;

export type MedallionLook = {
  star: GirihStar;
  tone: (typeof TONES)[number];
  rings: (typeof RINGS)[number];
  /** Degrees; half a tip turns a point into a side. */
  turn: number;
};

/** A small spread hash (FNV-1a with a last stir), so that neighbours in a list look different. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The same seed always gives the same look. */
export function medallionLook(seed: string): MedallionLook {
  let rest = hash(seed);
  const pick = <T>(options: readonly [T, ...T[]]): T => {
    const choice = options[rest % options.length] ?? options[0];
    rest = Math.floor(rest / options.length);
    return choice;
  };
  const tone = pick(TONES);
  const star = pick<GirihStar>(girihStars);
  const rings = pick(RINGS);
  const turn = pick([0, 180 / star.points]);
  return { star, tone, rings, turn };
}

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

/**
 * The house's pointed arch, 200 by 250: quick arcs at the springing, slow ones above, and a last turn outwards to the
 * tip. One shape for the frame and for what it clips.
 */
export const ARCH_PATH =
  'M6 247V112c0-44 26-66 58-82 17-8 28-14 36-27 8 13 19 19 36 27 32 16 58 38 58 82v135z';
