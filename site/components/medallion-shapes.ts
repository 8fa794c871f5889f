const TONES = ['teal', 'oxblood', 'night', 'brass', 'bone'] as const;
/** Which rings of the star are filled: none, the odd or the even ones. */
const RINGS = ['line', 'odd', 'even'] as const;

/**
 * Star polygons in a circle of radius 100 around the origin, whose lines divide the disc into rings of kites. `scale` gives all
 * of them an equal free centre for the monogram, and `turn` rotates a side to the top.
 */
export const girihStars = [
  {
    id: 'girih-8',
    scale: 1.49,
    turn: 22.5,
    path: 'M0 -100 71 71 -100 0 71 -71 0 100 -71 -71 100 0 -71 71z',
  },
  {
    id: 'girih-9',
    scale: 1.14,
    turn: 20,
    path: 'M0 -100 87 50 -87 50zM64 -77 34 94 -98 -17zM98 -17 -34 94 -64 -77z',
  },
  {
    id: 'girih-10',
    scale: 0.97,
    turn: 18,
    path: 'M0 -100 95 31 -59 81 -59 -81 95 -31 0 100 -95 -31 59 -81 59 81 -95 31z',
  },
  {
    id: 'girih-12',
    scale: 1.14,
    turn: 15,
    path: 'M0 -100 87 50 -87 50zM50 -87 50 87 -100 0zM87 -50 0 100 -87 -50zM100 0 -50 87 -50 -87z',
  },
  {
    id: 'girih-16',
    scale: 1.49,
    turn: 11.25,
    path: 'M0 -100 71 71 -100 0 71 -71 0 100 -71 -71 100 0 -71 71zM38 -92 38 92 -92 -38 92 -38 -38 92 -38 -92 92 38 -92 38z',
  },
] as const;

/** FNV-1a with a final mix, so that similar texts get different looks. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A deterministic look for a seed. */
export function medallionLook(seed: string) {
  let rest = hash(seed);
  const pick = <T>(options: readonly [T, ...T[]]): T => {
    const choice = options[rest % options.length] ?? options[0];
    rest = Math.floor(rest / options.length);
    return choice;
  };
  const tone = pick(TONES);
  const star = pick<(typeof girihStars)[number]>(girihStars);
  const rings = pick(RINGS);
  const turn = pick([0, star.turn]);
  return { star, tone, rings, turn };
}

/** The brand's pointed arch (200 × 250), used as frame and clip path. */
export const ARCH_PATH =
  'M6 247V112c0-44 26-66 58-82 17-8 28-14 36-27 8 13 19 19 36 27 32 16 58 38 58 82v135z';
