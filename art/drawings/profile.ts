import * as face from './profile-face.ts';
import { type Layer, lit, litHead, paths } from './svg.ts';

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

const goOn = (path: string) => path.replace(/^M[\d. ]+/, '');

/** Face, neck, skull and hair as shapes that close along the line from the hairline to the collar. */
const shapesOf = ({ outline, chin = face.CHIN }: Hair) => [
  `${face.FOREHEAD}${goOn(face.FACE)}${chin.split('M')[0]}Z`,
  `${face.FOREHEAD}${goOn(face.FACE)}${face.CHIN}L88 348Z`,
  `${face.SKULL}C77 186 88 210 99 232${goOn(face.NAPE)}L234.5 371Z`,
  `${outline.split(/(?<=.)M/)[0]}Z`,
  face.CLOTH_EDGE,
];

/** The head in profile under given hair, with what marks the cut in brass. */
export function profile(hair: Hair): string {
  const { forehead = face.FOREHEAD, chin = face.CHIN, jaw = face.JAW, parting = '', mark = '' } = hair;
  return litHead(
    lit(...shapesOf(hair)) +
      paths([
        { d: forehead + face.FACE + chin + face.NAPE + hair.outline, width: CONTOUR },
        { d: jaw + face.EAR + face.EYE + face.THROAT, width: LINE },
        { d: face.COLLAR, width: LINE, cloth: true },
        { d: face.EAR_FOLDS + face.CREASES + (chin === face.CHIN ? face.SHADE : ''), width: FINE },
        { d: face.BROW + face.IRIS, width: 0.6, solid: true },
        ...hair.layers,
        { d: parting, width: FINE },
        { d: mark, width: 4, tone: 'mark' },
      ]),
  );
}
