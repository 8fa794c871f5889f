import { BRASS } from './svg.ts';

const PERIOD = 240;
/** Half the width of a strap, and the air on both sides of the strap that passes over. */
const STRAP = 5;
const AIR = 3;

type Point = { x: number; y: number };

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const place = (radius: number, eighths: number): Point => ({
  x: PERIOD / 2 + radius * Math.cos((eighths * Math.PI) / 4),
  y: PERIOD / 2 + radius * Math.sin((eighths * Math.PI) / 4),
});
const text = ({ x, y }: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
const line = (from: Point, to: Point) => `M${text(from)}L${text(to)}`;

/** The same line, moved sideways. */
function beside(from: Point, to: Point, distance: number): [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const shift = { x: ((from.y - to.y) / length) * distance, y: ((to.x - from.x) / length) * distance };
  return [
    { x: from.x + shift.x, y: from.y + shift.y },
    { x: to.x + shift.x, y: to.y + shift.y },
  ];
}

/** How far a line runs on from `to` before it meets the tile's border, where the straps in the small squares turn. */
function toBorder(from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = (['x', 'y'] as const).map((axis) => {
    const speed = (to[axis] - from[axis]) / length;
    return ((speed > 0 ? PERIOD : 0) - to[axis]) / speed;
  });
  return Math.min(...reach);
}

/**
 * One strap of the star {8/3} in an octagon of the tiling 4.8.8: from the middle of side k to that of side k + 3.
 * It meets six others, its ends included, and passes over and under them in turn; by the star's rotation the other
 * strap of each crossing counts the crossings the other way round, so over always meets under.
 */
function strap(side: number): string {
  const radius = PERIOD / 2;
  const ends = [place(radius, side), place(radius, side + 3)] as const;
  const length = Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y);
  const depth = radius * Math.cos((3 * Math.PI) / 8);
  const level = (m: number) => depth * Math.tan((m * Math.PI) / 8);
  const unders = [
    { at: length / 2 - level(3), turn: -3 },
    { at: length / 2 - level(1), turn: -1 },
    { at: length / 2 + level(2), turn: 2 },
  ];
  return [-STRAP, STRAP]
    .map((distance) => {
      const [from, to] = beside(...ends, distance);
      const dot = (at: number) => along(from, to, at / length);
      let start = side % 2 ? -toBorder(to, from) : 0;
      let d = '';
      for (const { at, turn } of unders) {
        // Straps that cross at an angle hide more of each other, and hide the two edges at different places.
        const angle = (turn * Math.PI) / 4;
        const middle = at + distance / Math.tan(angle);
        const hidden = (STRAP + AIR) / Math.abs(Math.sin(angle));
        if (middle - hidden > start) d += line(dot(start), dot(middle - hidden));
        start = middle + hidden;
      }
      return d + line(dot(start), dot(side % 2 ? length : length + toBorder(from, to)));
    })
    .join('');
}

/** Hairline eight-fold girih, one tile of it: straps that weave, computed by polygons in contact. */
export function lattice(): string {
  const straps = Array.from({ length: 8 }, (_, side) => strap(side)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PERIOD}" height="${PERIOD}" viewBox="0 0 ${PERIOD} ${PERIOD}">` +
    `<path fill="none" stroke="${BRASS}" stroke-opacity=".5" stroke-width="1.4" d="${straps}"/></svg>\n`
  );
}
