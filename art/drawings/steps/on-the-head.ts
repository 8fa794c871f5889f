import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { type Curve, Strokes } from '../bezier.ts';
import { chance, comb } from '../comb.ts';
import { fadeLine, type Height, through } from '../fade-line.ts';
import type { Hair } from '../profile.ts';
import { crossing, fadedSides, SIDES } from '../profile-sides.ts';
import { SHORT_OUTLINE, shortTop } from '../short-top.ts';
import { strands } from '../strands.ts';
import type { Layer } from '../svg.ts';

const HEIGHT = through(130, 144, 184);
const LINE = fadeLine(HEIGHT, 258);
const lower =
  (by: number): Height =>
  (x) =>
    HEIGHT(x) + by;

/** Sides that have not been cut for weeks: over the ear's upper edge and into the neck. */
const GROWN: Curve[] = SIDES.map(([x, y, a, b, c, d, endX, endY]) => [x, y, a, b, c, d, endX - 2, endY + 14]);

const head = (layers: Layer[], mark?: string): Hair => ({
  outline: SHORT_OUTLINE,
  layers: [shortTop, ...layers],
  ...(mark && { mark }),
});
const dashed: Layer = { d: LINE, width: 4, tone: 'mark', dash: '12 9' };

/** The part of each strand between two heights. */
function band(
  from: Height | undefined,
  to: Height | undefined,
  look: { width: number; dash?: string; loose?: number; guides?: Curve[] },
): Layer {
  const random = chance(4);
  const strokes = new Strokes();
  for (const strand of comb(look.guides ?? SIDES, 72, 0.45)) {
    const start = from ? crossing(strand, from) + 0.01 + (look.loose ?? 0) * random() : random() * 0.16;
    const end = to ? crossing(strand, to) : 1;
    if (end > start + 0.02) strokes.add(strand, start, end);
  }
  return omitUndefined({ d: strokes.d, width: look.width, dash: look.dash });
}

/** Nothing is cut yet; where the fade will begin is agreed. */
export const look = head([strands(GROWN, 74, { width: 1.7, roots: 0.16, tips: 0.12 }), dashed]);

/** One line round the head, cut into the full length. */
export const guideline = head(
  [band(undefined, lower(-5), { width: 1.7 }), band(lower(8), undefined, { width: 1.7, guides: GROWN })],
  LINE,
);

/** Full above, the shortest length below, and a hard step between. */
export const clear = head(
  [
    band(undefined, HEIGHT, { width: 1.7 }),
    band(lower(5), undefined, { width: 1.2, dash: '.5 7', loose: 0.08 }),
  ],
  LINE,
);

const STEP = 18;

/** Narrow bands one above another, each a little longer than the one below it. */
export const bands = head(
  [
    band(undefined, HEIGHT, { width: 1.7 }),
    band(lower(5), lower(STEP), { width: 1.7, dash: '8 2.5' }),
    band(lower(STEP + 6), lower(2 * STEP), { width: 1.5, dash: '3 4', loose: 0.03 }),
    band(lower(2 * STEP + 6), lower(3 * STEP), { width: 1.3, dash: '1 5', loose: 0.03 }),
    band(lower(3 * STEP + 6), undefined, { width: 1.1, dash: '.4 10', loose: 0.05 }),
  ],
  [0, 1, 2, 3].map((index) => fadeLine(lower(index * STEP + 3), 92, 58)).join('') +
    fadeLine(lower(2), 258, 92),
);

const melted = fadedSides({ height: lower(-8), reach: 62, shadow: 0.8 });

/** The bands have become one shade. */
export const melt = head(melted);

/** Temple, sideburn and neck drawn with the razor. */
export const edges = head(
  melted,
  'M254 98C252 114 252 124 247 134C238 147 228 153 225 161C220 177 213 192 207 207M150 184C146 196 144 208 146 220C142 236 136 250 128 262L108 268',
);
