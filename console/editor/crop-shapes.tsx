import type { Area } from 'react-easy-crop';
import { SHAPES } from '../../contract/photo-shapes.ts';
import { useConsole } from '../context.ts';
import type { ConsoleWords } from '../words.ts';

/** On a phone the arch at the head of a page is twice as wide (site/components/scene.css). */
const PHONE = 2 * SHAPES.arch.ratio;
/** Where visitors see a photo, by what it shows: each shape is cut from the middle of the one before it in its list. */
const PLACES: Record<PhotoKind, [place: keyof ConsoleWords['photos']['shapes'], ratios: number[]][]> = {
  branch: [
    ['arch', [SHAPES.arch.ratio]],
    ['phone', [SHAPES.arch.ratio, PHONE]],
    ['card', [SHAPES.card.ratio]],
  ],
  barber: [['profile', [SHAPES.arch.ratio]]],
  gallery: [['gallery', [SHAPES.arch.ratio]]],
  article: [],
};
export type PhotoKind = 'branch' | 'barber' | 'gallery' | 'article';

/** The middle of an area, in a ratio of width to height. */
export function middleOf({ x, y, width, height }: Area, ratio: number): Area {
  const [wide, tall] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
  return { x: x + (width - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall };
}

type CropShapesProps = { kind: PhotoKind; url: string; size: { width: number; height: number }; area: Area };

/** Shows the chosen part of a photo in all shapes in which visitors see it. */
export function CropShapes({ kind, url, size, area }: CropShapesProps) {
  const { shapes } = useConsole().words.photos;
  return (
    <ul className="crop-shapes row">
      {PLACES[kind].map(([place, ratios]) => {
        const { x, y, width, height } = ratios.reduce(middleOf, area);
        return (
          <li key={place}>
            <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={shapes[place]}>
              <image href={url} {...size} />
            </svg>
            <span aria-hidden="true">{shapes[place]}</span>
          </li>
        );
      })}
    </ul>
  );
}
