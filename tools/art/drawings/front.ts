import * as face from './front-face.ts';
import { drawing, type Layer, paths } from './svg.ts';

const CONTOUR = 2.5;
const LINE = 2;
const FINE = 1.4;

export type Front = {
  shape?: face.Shape;
  /** The contour below the cheeks where a beard hides it. */
  contour?: string;
  /** Layers of the end half of the head, mirrored for the other. */
  halves: Layer[];
  /** Layers that are not symmetrical. */
  layers?: Layer[];
};

/** The head from the front: one half and its mirror image, then what differs between the sides. */
export function front({ shape = face.OVAL, contour, halves, layers = [] }: Front): string {
  const half = paths([
    { d: contour ?? face.contour(shape), width: CONTOUR },
    { d: face.EYE + face.NOSE + face.MOUTH + face.EAR + face.NECK + face.COLLAR, width: LINE },
    { d: face.LID + face.IRIS + face.LIPS + face.EAR_FOLD, width: FINE },
    { d: face.BROW + face.PUPIL, width: 0.6, solid: true },
    ...halves,
  ]);
  return drawing(
    400,
    400,
    `<g id="h">${half}</g><use href="#h" transform="matrix(-1 0 0 1 400 0)"/>${paths([
      { d: face.SHADE, width: FINE },
      ...layers,
    ])}`,
  );
}
