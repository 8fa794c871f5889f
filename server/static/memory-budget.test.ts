import { expect, test } from 'vitest';
import { roomFor } from './memory-budget.ts';

const form = (type: string, byteLength: number) => ({ type, byteLength });
const page = form('text/html; charset=utf-8', 100);
const small = form('text/html; charset=utf-8', 20);
const list = form('application/json; charset=utf-8', 10);
const script = form('text/javascript; charset=utf-8', 5);
const face = form('font/woff2', 30);
const picture = form('image/avif', 1);
const all = [picture, script, page, face, small, list];

test.each([
  [0, []],
  [10, [list]],
  [30, [list, small]],
  [31, [list, small, picture]],
  [135, [list, small, page, script]],
  [1_000, all],
])('%i bytes of memory are for pages, then for what pages bring along, then for pictures', (budget, kept) => {
  expect(roomFor(all, budget)).toEqual(new Set(kept));
});
