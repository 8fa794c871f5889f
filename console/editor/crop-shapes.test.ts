import { expect, it } from 'vitest';
import { middleOf } from './crop-shapes.tsx';

it.each([
  [0.8, { x: 250, y: 50, width: 240, height: 300 }],
  [1.6, { x: 170, y: 75, width: 400, height: 250 }],
])('cuts the ratio %f from the middle, as the encoder does', (ratio, part) => {
  expect(middleOf({ x: 170, y: 50, width: 400, height: 300 }, ratio)).toEqual(part);
});
