import * as face from './profile-face.ts';
import { drawing, type Layer, paths } from './svg.ts';

const CONTOUR = 2.5;
const LINE = 2;
const FINE = 1.4;

export type Hair = { outline: string; forehead?: string; layers: Layer[]; parting?: string; mark?: string };

/** The head in profile under a given hair: its outline, its strands, and what marks the fade. */
export function profile({
  outline,
  forehead = face.FOREHEAD,
  layers,
  parting = '',
  mark = '',
}: Hair): string {
  return drawing(
    400,
    400,
    paths([
      { d: forehead + face.FACE + face.NAPE + outline, width: CONTOUR },
      { d: face.JAW + face.EAR + face.EYE + face.THROAT + face.COLLAR, width: LINE },
      { d: face.EAR_FOLDS + face.CREASES + face.SHADE, width: FINE },
      { d: face.BROW + face.IRIS, width: 0.6, solid: true },
      ...layers,
      { d: parting, width: FINE },
      { d: mark, width: 4, tone: 'mark' },
    ]),
  );
}
