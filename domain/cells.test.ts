import { expect, it } from 'vitest';
import { cells } from './cells.ts';
import type { Point } from './projection.ts';

const points: Point[] = [
  { x: 2, y: 2 },
  { x: 8, y: 2 },
  { x: 4, y: 9 },
];
const frame: Point[] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** By the shoelace formula. */
const area = (shape: readonly Point[]) =>
  Math.abs(
    shape.reduce((sum, { x, y }, index) => {
      const next = shape[(index + 1) % shape.length] as Point;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

it('no corner of a cell is nearer to another point', () => {
  cells(points, frame).forEach((shape, index) => {
    for (const corner of shape)
      for (const other of points)
        expect(away(corner, points[index] as Point)).toBeLessThanOrEqual(away(corner, other) + 0.0001);
  });
});

it('the cells fill the frame, and nothing twice', () => {
  const sum = cells(points, frame).reduce((total, shape) => total + area(shape), 0);
  expect(sum).toBeCloseTo(100);
});

it('a point alone has all of it', () => {
  expect(cells(points.slice(0, 1), frame)).toEqual([frame]);
});
