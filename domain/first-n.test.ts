import { describe, expect, it } from 'vitest';
import { firstN, MOST_LISTED } from './first-n.ts';

const many = Array.from({ length: 30 }, (_, index) => index);

describe('what a short list names', () => {
  it('is all of a few, in their order', () => {
    expect(firstN([1, 2, 3])).toEqual([1, 2, 3]);
    expect(firstN([1, 2, 3], 3)).toEqual([1, 2, 3]);
  });

  it('is the first of many', () => {
    expect(firstN(many)).toEqual(many.slice(0, MOST_LISTED));
  });

  it('begins with its own where that is not among the first', () => {
    expect(firstN(many, 20)).toEqual([20, ...many.slice(0, MOST_LISTED - 1)]);
    expect(firstN(many, 2)).toEqual(many.slice(0, MOST_LISTED));
  });
});
