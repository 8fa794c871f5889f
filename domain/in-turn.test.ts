import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('takes of every group before it takes more of one', () => {
  const groups = [['a', 'b', 'c'], ['d', 'e'], ['f']];
  expect(inTurn(groups, 4)).toEqual(['a', 'd', 'f', 'b']);
  expect(inTurn(groups, 9)).toEqual(['a', 'd', 'f', 'b', 'e', 'c']);
  expect(inTurn([], 4)).toEqual([]);
});
