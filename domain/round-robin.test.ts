import { expect, it } from 'vitest';
import { roundRobin } from './round-robin.ts';

it('takes of every group before it takes more of one', () => {
  const groups = [['a', 'b', 'c'], ['d', 'e'], ['f']];
  expect(roundRobin(groups, 4)).toEqual(['a', 'd', 'f', 'b']);
  expect(roundRobin(groups, 9)).toEqual(['a', 'd', 'f', 'b', 'e', 'c']);
  expect(roundRobin([], 4)).toEqual([]);
});
