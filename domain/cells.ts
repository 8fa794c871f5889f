import type { Point } from './projection.ts';

/** What of a convex shape is nearer to `own` than to `other`: it is cut along the line half way between them. */
function nearerTo(own: Point, other: Point, shape: readonly Point[]): Point[] {
  const across = { x: other.x - own.x, y: other.y - own.y };
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 };
  const beyond = ({ x, y }: Point) => (x - middle.x) * across.x + (y - middle.y) * across.y;
  return shape.flatMap((corner, index) => {
    const next = shape[(index + 1) % shape.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share },
    ];
  });
}

/** Around each point what of a convex frame is nearer to it than to any other: a Voronoi diagram. */
export const cells = (points: readonly Point[], frame: readonly Point[]): Point[][] =>
  points.map((own, index) =>
    points
      .filter((_, other) => other !== index)
      .reduce<Point[]>((shape, other) => nearerTo(own, other, shape), [...frame]),
  );
