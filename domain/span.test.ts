import { describe, expect, it } from 'vitest';
import { readSpan, span, spanOf, writeSpan } from './span.ts';
import { groupPrice } from './span-text.ts';

describe('an amount', () => {
  it.each([
    [60, 60],
    ['60', 60],
    ['1,200', 1200],
    ['٦٥', 65],
    ['-5', -5],
    ['150-250', '150-250'],
    ['250 – 150', '150-250'],
    ['٢٥٠-١٥٠', '150-250'],
    ['150 to 250', '150-250'],
    ['from 150 to 250', '150-250'],
    ['من 150 إلى 250', '150-250'],
    ['70-70', 70],
    ['150+', '150+'],
    ['150 +', '150+'],
    ['From 150', '150+'],
    ['من ١٥٠', '150+'],
  ])('reads %j', (typed, stored) => {
    const read = readSpan(typed);
    expect(read && writeSpan(read)).toBe(stored);
  });

  it.each(['', null, 'about 60', '60-', '-', 'from', '60-70-80', '60 or 70', '3.000', '62.5'])(
    'refuses %j',
    (typed) => expect(readSpan(typed)).toBeUndefined(),
  );

  it('of several spans runs from the least to the most, or has no end', () => {
    expect(spanOf([span(60), span(40, 50)])).toEqual(span(40, 60));
    expect(spanOf([span(60), span(90, null)])).toEqual(span(60, null));
  });
});

describe('the price of several people', () => {
  const words = {
    money: 'AED {amount}',
    range: '{from}–{to}',
    atLeast: 'from {from}',
    each: '{price} each, {all} together',
  };
  it.each([
    [{ price: 'AED 60', ...span(60) }, 'AED 60 each, AED\u00a0180 together'],
    [{ price: 'AED 60–70', ...span(60, 70) }, 'AED 60–70 each, AED\u00a0180–210 together'],
    [{ price: 'from AED 60', ...span(60, null) }, 'from AED 60 each, from AED\u00a0180 together'],
  ])('multiplies %j', (one, text) => {
    expect(groupPrice(words, one, 3, 'en-AE')).toBe(text);
    expect(groupPrice(words, one, 1, 'en-AE')).toBe(one.price);
  });
});
