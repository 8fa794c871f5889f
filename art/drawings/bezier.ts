import { half, numbers } from './svg.ts';

/** A cubic curve: start, two handles, end, as x and y in turn. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

const mix = (a: number, b: number, part: number) => a + (b - a) * part;

/** The curve that lies between two others. */
export function between(a: Curve, b: Curve, part: number): Curve {
  return a.map((value, index) => mix(value, b[index] ?? value, part)) as unknown as Curve;
}

export function pointAt(curve: Curve, t: number): [number, number] {
  const rest = 1 - t;
  const weights = [rest ** 3, 3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
  const sum = (axis: 0 | 1) =>
    weights.reduce((total, weight, index) => total + weight * (curve[index * 2 + axis] ?? 0), 0);
  return [sum(0), sum(1)];
}

/** The part of a curve from t = from to t = to, as a quadratic: start, handle, end. */
function cut(curve: Curve, from: number, to: number): [number, number, number, number, number, number] {
  const [startX, startY] = pointAt(curve, from);
  const [endX, endY] = pointAt(curve, to);
  const [middleX, middleY] = pointAt(curve, (from + to) / 2);
  return [startX, startY, 2 * middleX - (startX + endX) / 2, 2 * middleY - (startY + endY) / 2, endX, endY];
}

/** Collects strokes into one path, each begun from where the last one ended, which keeps the numbers small. */
export class Strokes {
  #d = '';
  #x = 0;
  #y = 0;

  add(curve: Curve, from = 0, to = 1): void {
    const [startX, startY, handleX, handleY, endX, endY] = cut(curve, from, to).map(
      Math.round,
    ) as unknown as Curve;
    const bend = Math.abs((handleX - startX) * (endY - startY) - (handleY - startY) * (endX - startX));
    const length = Math.hypot(endX - startX, endY - startY);
    if (length < 1) return;
    const shape =
      bend < length * 1.5
        ? `l${numbers(endX - startX, endY - startY)}`
        : `q${numbers(handleX - startX, handleY - startY, endX - startX, endY - startY)}`;
    const move = this.#d
      ? `m${numbers(startX - this.#x, startY - this.#y)}`
      : `M${half(startX)} ${half(startY)}`;
    this.#d += move + shape;
    this.#x = endX;
    this.#y = endY;
  }

  get d(): string {
    return this.#d;
  }
}
