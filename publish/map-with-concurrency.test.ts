import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapWithConcurrency } from './map-with-concurrency.ts';

const numbers = Array.from({ length: 40 }, (_, index) => index);

describe('work in turns', () => {
  it('answers in the order of the items, a few at a time', async () => {
    let busy = 0;
    let most = 0;
    const answers = await mapWithConcurrency(numbers, async (number) => {
      busy += 1;
      most = Math.max(most, busy);
      await wait(number % 3);
      busy -= 1;
      return number * 2;
    });
    expect(answers).toEqual(numbers.map((number) => number * 2));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(numbers.length);
  });

  it('fails where one of them does', async () => {
    const work = mapWithConcurrency(numbers, async (number) => {
      if (number === 30) throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
  });
});
