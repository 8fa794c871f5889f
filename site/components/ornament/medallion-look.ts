import { type GirihStar, girihStars } from './girih.ts';

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
