import { OVAL, type Shape } from '../front-face.ts';

/** A face, and the end half of the plain figure that it resembles, drawn around it. */
type Named = { shape: Shape; figure: string };

/** The six shapes that the guide speaks of. */
export const shapes = {
  round: {
    shape: { temple: 86, cheek: 98, jaw: 86, jawAt: 254, chin: 54, chinAt: 309 },
    figure: 'M200 90C262 90 312 142 312 205C312 268 262 320 200 320',
  },
  square: {
    shape: { temple: 88, cheek: 90, jaw: 82, jawAt: 270, chin: 56, chinAt: 317 },
    figure: 'M200 92H280Q300 92 300 112V296Q300 326 270 326H200',
  },
  oval: { shape: OVAL, figure: 'M200 84C254 84 300 128 300 192C300 266 250 331 200 331' },
  long: {
    shape: { temple: 76, cheek: 78, jaw: 68, jawAt: 276, chin: 42, chinAt: 340 },
    figure: 'M200 78C256 78 290 106 290 156V262C290 312 252 352 200 352',
  },
  heart: {
    shape: { temple: 93, cheek: 91, jaw: 62, jawAt: 260, chin: 16, chinAt: 323 },
    figure: 'M200 100C222 80 310 76 310 146C310 222 252 296 200 338',
  },
  diamond: {
    shape: { temple: 72, cheek: 95, jaw: 64, jawAt: 258, chin: 18, chinAt: 325 },
    figure: 'M200 84H250L312 190L218 332Q212 340 200 340',
  },
} satisfies Record<string, Named>;
