import * as face from './profile-face.ts';
import { drawing, type Layer, paths } from './svg.ts';

const CONTOUR = 2.5;
const LINE = 2;
const FINE = 1.4;

/** What grows on the head, and the lines of the face that it covers or moves. */
export type Hair = {
  outline: string;
  layers: Layer[];
  parting?: string;
  mark?: string;
  forehead?: string;
  chin?: string;
  jaw?: string;
};

/** The head in profile under given hair, with what marks the cut in brass. */
export function profile(hair: Hair): string {
  const { forehead = face.FOREHEAD, chin = face.CHIN, jaw = face.JAW, parting = '', mark = '' } = hair;
  return drawing(
    400,
    400,
    paths([
      { d: forehead + face.FACE + chin + face.NAPE + hair.outline, width: CONTOUR },
      { d: jaw + face.EAR + face.EYE + face.THROAT + face.COLLAR, width: LINE },
      { d: face.EAR_FOLDS + face.CREASES + (chin === face.CHIN ? face.SHADE : ''), width: FINE },
      { d: face.BROW + face.IRIS, width: 0.6, solid: true },
      ...hair.layers,
      { d: parting, width: FINE },
      { d: mark, width: 4, tone: 'mark' },
    ]),
  );
}
