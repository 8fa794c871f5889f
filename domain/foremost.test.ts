import { describe, expect, it } from 'vitest';
import { foremost, MOST_LISTED } from './foremost.ts';

const many = Array.from({ length: 30 }, (_, index) => index);

describe('what a short list names', () => {
  it('is all of a few, in their order', () => {
    expect(foremost([1, 2, 3])).toEqual([1, 2, 3]);
    expect(foremost([1, 2, 3], 3)).toEqual([1, 2, 3]);
  });

  it('is the first of many', () => {
    expect(foremost(many)).toEqual(many.slice(0, MOST_LISTED));
  });

  it('begins with its own where that is not among the first', () => {
    expect(foremost(many, 20)).toEqual([20, ...many.slice(0, MOST_LISTED - 1)]);
    expect(foremost(many, 2)).toEqual(many.slice(0, MOST_LISTED));
  });
});
