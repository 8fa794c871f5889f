import { expect, test } from 'vitest';
import { firstN, MOST_LISTED, roundRobin } from './lists.ts';

test('returns a short list whole and the first of a long one, always including its own item', () => {
  const many = Array.from({ length: 30 }, (_, index) => index);
  expect(firstN([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(firstN(many, 2)).toEqual(many.slice(0, MOST_LISTED));
  expect(firstN(many, 20)).toEqual([20, ...many.slice(0, MOST_LISTED - 1)]);
});

test('takes one item of every group before a second of any', () => {
  const groups = [['a', 'b', 'c'], ['d', 'e'], ['f']];
  expect(roundRobin(groups, 4)).toEqual(['a', 'd', 'f', 'b']);
  expect(roundRobin(groups, 9)).toEqual(['a', 'd', 'f', 'b', 'e', 'c']);
});
