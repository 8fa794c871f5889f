import * as face from './profile-face.ts';
import { drawing, type Layer } from './svg.ts';

const CONTOUR = 2.5;
const LINE = 2;
const FINE = 1.5;

/** The head in profile under a given hair: its outline, its strands, and what marks the fade. */
export function profile(hair: { outline: string; layers: Layer[]; mark?: string }): string {
  const { outline, layers, mark } = hair;
  return drawing(400, 400, [
    { d: face.FACE + face.NAPE + outline, width: CONTOUR },
    { d: face.JAW + face.EAR + face.EYE + face.THROAT + face.COLLAR, width: LINE },
    { d: face.EAR_FOLDS + face.CREASES, width: FINE },
    { d: face.BROW + face.IRIS, width: 1, fill: 'solid' },
    ...layers,
    ...(mark ? [{ d: mark, width: 3.5, tone: 'brass' as const }] : []),
  ]);
}
