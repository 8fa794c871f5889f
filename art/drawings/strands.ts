import { omitUndefined } from '../../domain/omit-undefined.ts';
import { type Curve, Strokes } from './bezier.ts';
import { chance, comb } from './comb.ts';
import type { Layer } from './svg.ts';

type Look = {
  width?: number;
  dash?: string;
  /** How far strands stray from an even spread. */
  loose?: number;
  /** How much of a strand may be missing at its root and at its tip, from 0 to 1. */
  roots?: number;
  tips?: number;
  seed?: number;
};

/** Strands between guides, each a little shorter or longer than the next, as hair is. */
export function strands(guides: readonly Curve[], count: number, look: Look = {}): Layer {
  const { width = 1.6, dash, loose = 0.45, roots = 0.05, tips = 0.06, seed = 7 } = look;
  const random = chance(seed);
  const strokes = new Strokes();
  for (const strand of comb(guides, count, loose, seed)) {
    strokes.add(strand, roots * random(), 1 - tips * random());
  }
  return omitUndefined({ d: strokes.d, width, dash });
}
