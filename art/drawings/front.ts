import * as face from './front-face.ts';
import { type Layer, lit, litHead, paths } from './svg.ts';

const CONTOUR = 2.5;
const LINE = 2;
const FINE = 1.4;

export type Front = {
  shape?: face.Shape;
  /** Layers of the end half of the head, mirrored for the other. */
  halves: Layer[];
  /** Layers that are not symmetrical. */
  layers?: Layer[];
};

/** The hatching below the jaw belongs to the oval; other jaws have their edge elsewhere. */
const shade = (shape: face.Shape) => face.SHADE + (shape === face.OVAL ? face.NECK_SHADE : '');

/** The head from the front: one half and its mirror image, then what differs between the sides. */
export function front({ shape = face.OVAL, halves, layers = [] }: Front): string {
  const outlines = layers.filter(({ width }) => width === CONTOUR).map(({ d }) => d);
  const half = paths([
    { d: face.contour(shape), width: CONTOUR },
    { d: face.EYE + face.NOSE + face.MOUTH + face.ear(shape) + face.neck(shape), width: LINE },
    { d: face.COLLAR, width: LINE, cloth: true },
    { d: face.LID + face.IRIS + face.LIPS + face.earFold(shape), width: FINE },
    { d: face.BROW + face.PUPIL, width: 0.6, solid: true },
    ...halves,
  ]);
  const skin = lit(...face.skin(shape));
  const mirrored = 'transform="matrix(-1 0 0 1 400 0)"';
  return litHead(
    `<g id="s">${skin}</g><use href="#s" ${mirrored}/>${lit(...outlines)}` +
      `<g id="h">${half}</g><use href="#h" ${mirrored}/>` +
      paths([{ d: shade(shape), width: FINE }, ...layers]),
  );
}
